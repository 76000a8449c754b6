import IconLeft from '~icons/lucide/chevron-left'
import IconRight from '~icons/lucide/chevron-right'
import { Button } from './Button.tsx'
import { pagesToShow } from './pages-to-show.ts'

interface PaginationProps {
  page: number
  pages: number
  onPage: (page: number) => void
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ page, pages, onPage, labels }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="ghost"
        size="small"
        icon={<IconLeft className="rtl:-scale-x-100" />}
        isDisabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {labels.previous}
      </Button>
      {pagesToShow(page, pages).map(shown =>
        shown < 0 ? (
          <span key={shown} className="px-1 text-ink-faint" aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={shown}
            variant={shown === page ? 'tint' : 'ghost'}
            size="small"
            iconOnly
            aria-label={labels.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
            className="tabular max-md:hidden"
            onClick={() => onPage(shown)}
          >
            {shown}
          </Button>
        ),
      )}
      <Button variant="ghost" size="small" isDisabled={page >= pages} onClick={() => onPage(page + 1)}>
        {labels.next}
        <IconRight className="rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
