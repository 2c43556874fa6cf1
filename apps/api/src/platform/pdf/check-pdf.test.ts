import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { TAILLE_MAX_FICHIER } from '@registre/domain'
import { createPdfChecker, nomAffichable } from './check-pdf.ts'
import { BONS, deTaille, HOSTILES, simple } from '@registre/testing/pdf'

const controleur = createPdfChecker()
afterAll(() => controleur.fermer())

const aQpdf = (() => {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe('good documents', () => {
  it.each(BONS)('takes: %s', async (_nom, pages, faire) => {
    expect(await controleur.controler({ nom: 'a.pdf', contenu: await faire() })).toEqual({
      ok: true,
      pages,
    })
  })
})

describe('hostile documents', () => {
  it.each(HOSTILES)('refuses: %s (%s)', async (_nom, code, faire) => {
    const controle = await controleur.controler({ nom: 'règlement.pdf', contenu: faire() })
    expect(controle).toMatchObject({
      ok: false,
      code,
      message: expect.stringContaining('« règlement.pdf »'),
    })
  })
  it.skipIf(!aQpdf)('refuses what a real tool encrypted (needs qpdf)', async () => {
    const dossier = mkdtempSync(join(tmpdir(), 'pdf-'))
    try {
      writeFileSync(join(dossier, 'a.pdf'), simple())
      for (const [i, motDePasse] of [['u'], ['']].entries()) {
        const sortie = join(dossier, `chiffre${i}.pdf`)
        execFileSync('qpdf', [
          '--object-streams=generate',
          '--encrypt',
          motDePasse[0] ?? '',
          'o',
          '256',
          '--',
          join(dossier, 'a.pdf'),
          sortie,
        ])
        expect(
          await controleur.controler({ nom: 'a.pdf', contenu: readFileSync(sortie) }),
        ).toMatchObject({ ok: false, code: 'fichier-protege' })
      }
    } finally {
      rmSync(dossier, { recursive: true })
    }
  })
})

describe('bytes kept as they came', () => {
  it.each([
    ['a byte-order mark', '\u00ef\u00bb\u00bf', ''],
    ['blank lines before', '\r\n\n', ''],
    ['text after', '', '\nImprimé le 22/11/2026\n'],
  ])('takes a document with %s', async (_name, before, after) => {
    const contenu = Buffer.concat([Buffer.from(before, 'latin1'), simple(), Buffer.from(after)])
    expect(await controleur.exiger([{ nom: 'a.pdf', contenu }])).toMatchObject({
      contenu,
      pages: 1,
    })
  })
})

describe('size and number', () => {
  it.each([0, 1])('refuses 5 MB and %i byte', async (plus) => {
    const controle = await controleur.controler({
      nom: 'gros.pdf',
      contenu: deTaille(TAILLE_MAX_FICHIER + plus),
    })
    expect(controle).toEqual({
      ok: false,
      code: 'invalide-taille-fichier',
      message: 'Le fichier « gros.pdf » dépasse la taille maximale de 5 Mo.',
    })
  })
  it('takes one file, not none, not two', async () => {
    const fichier = (nom: string) => ({ nom, contenu: simple() })
    expect(await controleur.controlerEnvoi([])).toMatchObject({ code: 'fichier-absent' })
    expect(await controleur.controlerEnvoi([fichier('a.pdf'), fichier('b.pdf')])).toMatchObject({
      code: 'trop-de-fichiers',
      message: expect.stringContaining('b.pdf'),
    })
    expect(await controleur.exiger([fichier('a.pdf')])).toMatchObject({ nom: 'a.pdf', pages: 1 })
    await expect(
      controleur.exiger([{ nom: 'a.png', contenu: Buffer.from('PNG') }]),
    ).rejects.toMatchObject({
      code: 'invalide-type-fichier',
      message: 'Le fichier « a.png » n’est pas un document PDF valide.',
    })
  })
  it('shows a name without path, control characters or endless length', () => {
    expect(nomAffichable('C:\\Temp\\a.pdf')).toBe('a.pdf')
    expect(nomAffichable('../../etc/pa\u0000ss\u202Ewd»')).toBe('passwd')
    expect(nomAffichable(`${'x'.repeat(300)}.pdf`).length).toBeLessThan(80)
    expect(nomAffichable(' ')).toBe('sans nom')
  })
})

describe('reader processes', () => {
  it('gives up on time and on memory, and blames the document', async () => {
    const presse = createPdfChecker({ delaiMs: 1 })
    expect(await presse.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({
      ok: false,
      code: 'invalide-type-fichier',
    })
    const etroit = createPdfChecker({ memoireMax: 20 * 1_048_576 })
    expect(await etroit.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({
      ok: false,
      code: 'invalide-type-fichier',
    })
  })
  it('lets nobody wait for ever', async () => {
    const lent = createPdfChecker({ simultanes: 1, patienceMs: 1 })
    const envois = Array.from({ length: 3 }, () =>
      lent.controler({ nom: 'a.pdf', contenu: simple() }),
    )
    const resultats = await Promise.allSettled(envois)
    expect(resultats.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await lent.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({ ok: true })
    lent.fermer()
  })
  it('queues what it cannot read at once, and says when it is too much', async () => {
    const petit = createPdfChecker({ simultanes: 2, attenteMax: 3, usages: 2 })
    const envois = Array.from({ length: 6 }, () =>
      petit.controler({ nom: 'a.pdf', contenu: simple() }),
    )
    const resultats = await Promise.allSettled(envois)
    expect(resultats.filter((r) => r.status === 'fulfilled' && r.value.ok)).toHaveLength(5)
    expect(resultats.filter((r) => r.status === 'rejected')).toMatchObject([
      {
        reason: {
          code: 'service-indisponible',
          message: expect.stringContaining('recommencez dans quelques secondes'),
          details: { infos: { retryAfter: 3 } },
        },
      },
    ])
    expect(await petit.controler({ nom: 'a.pdf', contenu: simple() })).toEqual({
      ok: true,
      pages: 1,
    })
    petit.fermer()
  })
})
