import type { Page } from '@playwright/test'

/** Doctors whose names are hard to display: other alphabets, right to left, very long, without a place to break. */
export const hardDoctors = [
  { slug: 'hard-arabic', name: 'محمد عبد الرحمن القحطاني', prefix: 'dr.', suffix: 'Sp.JP' },
  { slug: 'hard-hebrew', name: 'רחל בת־שבע (כהן)', prefix: 'dr.', suffix: 'Sp.A' },
  { slug: 'hard-chinese', name: '欧阳伟宸', prefix: 'dr.' },
  { slug: 'hard-thai', name: 'กนกวรรณ พุทธชาติวงศ์สุวรรณ', prefix: 'dr.' },
  { slug: 'hard-emoji', name: 'Siti 🦷👩🏽‍⚕️ Rahma' },
  {
    slug: 'hard-long',
    name: 'Raden Ayu Kusumawardhani Tejokusumaningtyas Wiryodiningrat Hadisoebroto Notokusumo Prawirodirdjo Mangkunegoro Sosrodiningrat Pakuningratan'.slice(
      0,
      136,
    ),
    prefix: 'Prof. Dr. dr.',
    suffix: 'Sp.OG(K), Subsp.K.Fm',
  },
  { slug: 'hard-unbroken', name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 136) },
  { slug: 'hard-markup', name: '<b>Bold</b> & "Quoted" \'Name\'' },
] as const

/** The faults of a page: names outside of an element with its own text direction, and horizontal overflow. */
export async function displayProblems(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' })
  const names = hardDoctors.map(doctor => doctor.name as string)
  return page.evaluate(names => {
    const trouble: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) trouble.push(`${over} px past the screen`)
    const texts = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!parentElement || parentElement.closest('script')) continue
      const name = names.find(one => textContent?.includes(one))
      if (name && !parentElement.closest('bdi, main [dir=auto]'))
        trouble.push(`${name} has no element of its own`)
    }
    return trouble
  }, names)
}
