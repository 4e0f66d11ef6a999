import { ok } from '@portico/domain/kernel';
import { problems } from './operation-outcome.ts';
import type { FoundPage, ResourceType } from './resource-type.ts';

type Searched = ResourceType & Required<Pick<ResourceType, 'search'>>;

/** One type that is made of two sections: first all resources of the one, then those of the other. */
export const joinedTypes = (first: Searched, second: Searched): ResourceType => ({
  ...first,
  profiles: [...(first.profiles ?? []), ...(second.profiles ?? [])],
  search: async (asked, page) => {
    const { second: isSecond, ...position } = page.position;
    const begun =
      isSecond === true ? ok<FoundPage>({ resources: [] }) : await first.search(asked, { ...page, position });
    if (!begun.ok || begun.value.next !== undefined) return begun;
    const { resources, notes = [] } = begun.value;
    const limit = page.limit - resources.length;
    if (limit === 0) return ok({ resources, notes, next: { second: true } });
    const rest = await second.search(asked, { ...page, position: isSecond === true ? position : {}, limit });
    if (!rest.ok) return rest;
    const { next } = rest.value;
    return ok({
      resources: [...resources, ...rest.value.resources],
      notes: [...notes, ...(rest.value.notes ?? [])],
      ...(next === undefined ? {} : { next: { ...next, second: true as const } }),
    });
  },
  read: async (asked, id) => {
    const found = await first.read(asked, id);
    return found.ok || found.error !== problems.notFound ? found : second.read(asked, id);
  },
});
