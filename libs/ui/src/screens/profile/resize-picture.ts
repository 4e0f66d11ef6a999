import { documentQuality, fittedSize, photoFrame, photoQuality, type PixelSize } from '@portico/domain/profile';

/** The drawn part of a picture, in its own pixels. */
export interface PictureArea extends PixelSize {
  readonly x: number;
  readonly y: number;
}

const draw = (
  image: CanvasImageSource,
  { x, y, width, height }: PictureArea,
  to: PixelSize,
  quality: number,
): string => {
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  // JPEG has no transparency: transparent pixels become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to.width, to.height);
  context.drawImage(image, x, y, width, height, 0, 0, to.width, to.height);
  return canvas.toDataURL('image/jpeg', quality);
};

/**
 * A chosen file as a JPEG of at most 800 pixels, as a data URL (`MON-330`). Rejects files that this device cannot show.
 */
export const resizedPicture = async (file: Blob): Promise<string> => {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  return draw(image, { x: 0, y: 0, width, height }, fittedSize({ width, height }), documentQuality);
};

/** The cropped part of a picture, as it is saved (`MON-328`, `MON-331`). */
export const framedPicture = async (picture: string, area: PictureArea): Promise<string> => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return draw(image, area, photoFrame, photoQuality);
};
