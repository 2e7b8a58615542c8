import { useCallback, useMemo } from 'react';

/** Rows asked for at once: most projects fit in one page, and the largest need twenty. */
export const pageSize = 500;

/** One page of a list that knows how long it is. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Where the next page starts; undefined once all rows are here. */
export function findNextCursor(last: RowPage<unknown>, all: readonly RowPage<unknown>[]): number | undefined {
  const loadedCount = all.reduce((sum, page) => sum + page.rows.length, 0);
  return last.rows.length > 0 && loadedCount < last.total ? loadedCount : undefined;
}

interface PagedQuery<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** A paged query as one list, for `QueryState` and `DataTable`. */
export interface PagedRows<Row, Page> {
  /** The newest page's own figures, such as `total`, with all rows loaded so far. */
  readonly data: (Omit<Page, 'rows'> & { readonly rows: readonly Row[] }) | undefined;
  readonly error: unknown;
  readonly isComplete: boolean;
  readonly refetch: () => unknown;
  /** Asks for the next page, once; harmless at the end. */
  readonly loadMore: () => void;
}

/** Joins the pages of `useInfiniteQuery(api.….infiniteOptions({ getNextPageParam: findNextCursor, … }))`. */
export function usePagedRows<Row, Page extends RowPage<Row>>(query: PagedQuery<Page>): PagedRows<Row, Page> {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const joined = useMemo(() => {
    const last = data?.pages.at(-1);
    return data && last ? { ...last, rows: data.pages.flatMap((page) => page.rows) } : undefined;
  }, [data]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { data: joined, error, isComplete: !hasNextPage, refetch, loadMore };
}
