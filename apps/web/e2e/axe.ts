import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}
declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<{ violations: Violation[] }> }
  }
}

// The copy that @axe-core/playwright brings: both run the same rules.
const source = readFile(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)
const ETIQUETTES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** The same with the frames inside, by the library: a second page gathers what each one answers. */
const violationsDesCadres = async (page: Page): Promise<Violation[]> =>
  (await new AxeBuilder({ page }).withTags(ETIQUETTES).analyze()).violations

const violationsDeLaPage = async (page: Page): Promise<Violation[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await source)
  return page.evaluate(async (runOnly) => {
    const vues = await window.axe?.run({ runOnly, resultTypes: ['violations'] })
    return vues?.violations ?? [{ id: 'axe-absent', nodes: [] }]
  }, ETIQUETTES)
}

/**
 * What axe finds on a page, without exclusion; nothing when all is well. On a page of one frame it
 * does what AxeBuilder does in a tenth of its time: the rules are loaded once a document, and no
 * second page is opened.
 */
export const violationsDe = async (page: Page): Promise<string[]> => {
  const violations =
    page.frames().length === 1 ? await violationsDeLaPage(page) : await violationsDesCadres(page)
  return violations.map(
    (v) => `axe ${v.id} : ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`,
  )
}
