import { Button } from '#ui/Button.tsx'
import IconPrevious from '~icons/lucide/chevron-left'
import IconNext from '~icons/lucide/chevron-right'
import { useTranslation } from '../../texts.ts'

interface PagingProps {
  page: number
  pages: number
  onPage(page: number): void
}

export function Paging({ page, pages, onPage }: PagingProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  return (
    <nav
      className="flex flex-wrap items-center justify-center gap-3 text-15 tabular-nums"
      aria-label={t('admin:list.pages')}
    >
      <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconPrevious className="rtl:[transform:scaleX(-1)]" />
        {t('admin:list.previous')}
      </Button>
      <span>{t('admin:list.page', { page, pages })}</span>
      <Button variant="quiet" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('admin:list.next')}
        <IconNext className="rtl:[transform:scaleX(-1)]" />
      </Button>
    </nav>
  )
}
