import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    HTMLCS?: {
      process: (norme: string, racine: Document, fini: (faute?: string) => void) => void
      getMessages: () => { type: number; code: string; element: Element }[]
    }
  }
}

// What pa11y runs in a page, without its second browser.
const source = readFile(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
)

/**
 * What HTML_CodeSniffer (the judge of pa11y) holds for an error against WCAG 2 AA on a page as it
 * stands; nothing when all is well. Throws when it cannot judge.
 */
export const erreursHtmlcs = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.HTMLCS !== undefined))) await page.evaluate(await source)
  return page.evaluate(async () => {
    const juge = window.HTMLCS
    if (!juge) throw new Error('HTML_CodeSniffer n’est pas venu')
    await new Promise<void>((fini, perdu) =>
      juge.process('WCAG2AA', document, (faute) => (faute ? perdu(new Error(faute)) : fini())),
    )
    const ERREUR = 1
    return juge
      .getMessages()
      .filter(({ type }) => type === ERREUR)
      .map(({ code, element }) => {
        const balise = element.outerHTML.slice(0, 160).replace(/\s+/g, ' ')
        return `pa11y ${code.replace(/^WCAG2AA\.Principle\d\.Guideline/, '')} : ${balise}`
      })
  })
}

/** REGISTRE_ECRANS_NU: the jar of the Nu HTML checker, where the machine has Java. */
const NU = process.env['REGISTRE_ECRANS_NU']

interface MessageNu {
  type: 'error' | 'info' | 'non-document-error'
  url?: string
  message: string
  extract?: string
}

/** A page to judge: what a fault is told of, and its text. */
export interface PageGardee {
  nom: string
  html: string
}

/**
 * What the Nu HTML checker holds for an error in pages, judged together: it takes two seconds to
 * start. Nothing when all is well, or where there is no Java. Throws when it cannot judge.
 */
export const erreursNu = async (pages: readonly PageGardee[]): Promise<string[]> => {
  if (NU === undefined || pages.length === 0) return []
  const dossier = await mkdtemp(join(tmpdir(), 'registre-nu-'))
  try {
    const fichiers = pages.map((_, n) => join(dossier, `${n}.html`))
    await Promise.all(pages.map(({ html }, n) => writeFile(fichiers[n] ?? '', html)))
    const juge = spawn(
      'java',
      ['-jar', NU, '--format', 'json', '--errors-only', '--exit-zero-always', ...fichiers],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const [dit] = await Promise.all([text(juge.stderr), once(juge, 'close')])
    const { messages } = JSON.parse(dit) as { messages: MessageNu[] }
    return messages.flatMap(({ url, message, extract }) => {
      // The widget of the captcha writes an empty `name` and an empty `dir` of its own (3.2.2).
      if (extract?.includes('altcha')) return []
      const nom = url === undefined ? '' : pages[Number.parseInt(basename(url), 10)]?.nom
      return [`${nom} : Nu ${message} (${(extract ?? '').replace(/\s+/g, ' ')})`]
    })
  } finally {
    await rm(dossier, { recursive: true, force: true })
  }
}
