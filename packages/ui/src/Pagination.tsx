import { Pagination as DsfrPagination } from '@codegouvfr/react-dsfr/Pagination'

/** Pages of a list, as links. Nothing for a single page. */
export const Pagination = ({
  page,
  pageCount,
  hrefOf,
}: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) =>
  pageCount <= 1 ? null : (
    <DsfrPagination
      key={`${page}/${pageCount}`}
      className="fr-mt-2w"
      count={pageCount}
      defaultPage={page}
      showFirstLast
      getPageLinkProps={(n) => ({ href: hrefOf(n) })}
    />
  )
