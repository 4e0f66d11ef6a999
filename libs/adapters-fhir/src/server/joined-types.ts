import { ok, type Result } from '@portico/domain/kernel';
import { problems, type Problem } from './operation-outcome.ts';
import type { Asked, FoundPage, ResourceType, SearchPage } from './resource-type.ts';

type Searched = ResourceType & Required<Pick<ResourceType, 'search'>>;

/** One type that is made of several sections: first all resources of the one, then those of the next. */
export const joinedTypes = (first: Searched, ...others: readonly Searched[]): ResourceType => {
  const parts = [first, ...others];
  return {
    ...first,
    profiles: parts.flatMap(({ profiles = [] }) => profiles),
    search: (asked, page) => searchParts(parts, asked, page),
    read: async (asked, id) => {
      for (const part of parts) {
        const found = await part.read(asked, id);
        if (found.ok || found.error !== problems.notFound) return found;
      }
      return { ok: false, error: problems.notFound };
    },
  };
};

const searchParts = async (
  parts: readonly Searched[],
  asked: Asked,
  page: SearchPage,
): Promise<Result<FoundPage, Problem>> => {
  const { part: begun = 0, ...position } = page.position;
  const resources: FoundPage['resources'][number][] = [];
  const notes: NonNullable<FoundPage['notes']>[number][] = [];
  for (const [index, part] of parts.entries()) {
    if (index < begun) continue;
    const limit = page.limit - resources.length;
    if (limit === 0) return ok({ resources, notes, next: { part: index } });
    const found = await part.search(asked, { ...page, position: index === begun ? position : {}, limit });
    if (!found.ok) return found;
    resources.push(...found.value.resources);
    notes.push(...(found.value.notes ?? []));
    if (found.value.next !== undefined) return ok({ resources, notes, next: { ...found.value.next, part: index } });
  }
  return ok({ resources, notes });
};
