interface Answered {
  readonly resourceType: string;
  readonly type?: string;
  readonly link?: readonly { readonly relation?: string }[];
  readonly entry?: readonly { readonly search?: { readonly mode?: string } }[];
}

/** A full page of a search with the link to the next one, which Medplum has and its repository in memory leaves out. */
export const withNextPage = <Body>(body: Body, address: URL): Body => {
  const { resourceType, type, link = [], entry = [] } = body as Answered;
  const count = Number(address.searchParams.get('_count') ?? 0);
  if (resourceType !== 'Bundle' || type !== 'searchset' || count === 0) return body;
  const matches = entry.filter(({ search }) => search?.mode !== 'include').length;
  if (matches < count || link.some(({ relation }) => relation === 'next')) return body;
  const next = new URL(address);
  next.searchParams.set('_offset', String(Number(next.searchParams.get('_offset') ?? 0) + count));
  return { ...body, link: [...link, { relation: 'next', url: next.href }] };
};
