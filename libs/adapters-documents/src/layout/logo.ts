/** A logo that can be drawn on paper: the bytes of a PNG or JPEG, or shapes on a square of their own. */
export type Logo = Buffer | { readonly side: number; readonly shapes: readonly Shape[] };

export interface Shape {
  readonly path?: string;
  readonly box?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly round: number;
  };
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  readonly cap: 'butt' | 'round' | 'square';
}

const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** What a drawing may consist of; anything else could change how it looks. */
const drawn = /^(?:xmlns|viewBox|width|height|x|y|rx|d|fill|stroke|stroke-width|stroke-linecap)$/;

const attributesOf = (text: string): ReadonlyMap<string, string> | undefined => {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
  return found.every(([name]) => drawn.test(name)) ? new Map(found) : undefined;
};

const shapeOf = (tag: string, of: ReadonlyMap<string, string>): Shape | undefined => {
  const number = (name: string, otherwise = 0): number => Number(of.get(name) ?? otherwise);
  const paint = (name: string, otherwise?: string): string | undefined => {
    const said = of.get(name) ?? otherwise;
    return said === 'none' ? undefined : said;
  };
  const cap = of.get('stroke-linecap');
  const shape = {
    fill: paint('fill', '#000000'),
    stroke: paint('stroke'),
    strokeWidth: number('stroke-width', 1),
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
  } as const;
  if ([shape.fill, shape.stroke].some((one) => one !== undefined && !color.test(one))) return undefined;
  const [path, box] = [
    of.get('d'),
    { x: number('x'), y: number('y'), width: number('width'), height: number('height'), round: number('rx') },
  ];
  if (tag === 'path') return path === undefined ? undefined : { ...shape, path };
  return Object.values(box).every(Number.isFinite) ? { ...shape, box } : undefined;
};

/** Rectangles and paths on a square; undefined for a drawing that has anything else. */
const drawingOf = (svg: string): Logo | undefined => {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  if (!(side > 0)) return undefined;
  const shapes = [...svg.matchAll(/<(\w+)([^>]*?)\/?>/g)]
    .filter(([, tag]) => tag !== 'svg')
    .map(([, tag = '', text = '']) => {
      const attributes = attributesOf(text);
      return attributes === undefined || (tag !== 'rect' && tag !== 'path') ? undefined : shapeOf(tag, attributes);
    });
  const whole = shapes.filter((shape) => shape !== undefined);
  return whole.length === 0 || whole.length !== shapes.length ? undefined : { side, shapes: whole };
};

/** What can be drawn of the `data:` address of a logo; undefined where it is left out. */
export const logoOf = (address: string | undefined): Logo | undefined => {
  const [, type, base64 = ''] = /^data:image\/(png|jpeg|svg\+xml);base64,([A-Za-z0-9+/=]+)$/.exec(address ?? '') ?? [];
  if (type === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return type === 'svg+xml' ? drawingOf(bytes.toString('utf8')) : bytes;
};
