import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe?: {
      run: (
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
    }
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

/**
 * What axe finds on a page of one frame, without exclusion; nothing when all is well. It does what
 * AxeBuilder does, a tenth of its
 * time: the rules are loaded once a document, and no second page is opened to gather the frames.
 * Throws where there are frames.
 */
export const violationsDe = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1) throw new Error('axe regarde une page d’un seul cadre')
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await source)
  return page.evaluate(async (runOnly) => {
    const { violations } = (await window.axe?.run({ runOnly, resultTypes: ['violations'] })) ?? {
      violations: [{ id: 'axe-absent', nodes: [] }],
    }
    return violations.map(
      (v) => `axe ${v.id} : ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`,
    )
  }, ETIQUETTES)
}
