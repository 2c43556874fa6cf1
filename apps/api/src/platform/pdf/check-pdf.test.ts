import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { TAILLE_MAX_FICHIER } from '@registre/domain'
import { createPdfChecker, nomAffichable } from './check-pdf.ts'
import { BONS, deTaille, flux, HOSTILES, simple } from '@registre/testing/pdf'

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

/** What no document that is given may name. */
const ACTIF = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|SubmitForm|RichMedia|XFA|OpenAction|AA)\b/

describe('good documents', () => {
  it.each(BONS)('gives as the register wrote it: %s', async (_nom, pages, faire) => {
    const controle = await controleur.controler({ nom: 'a.pdf', contenu: await faire() })
    expect(controle).toMatchObject({ ok: true, pages })
    if (controle.ok) expect(Buffer.from(controle.contenu).toString('latin1')).toMatch(/^%PDF-1\.\d/)
  })
})

describe('hostile documents', () => {
  it.each(HOSTILES)('gives nothing that acts: %s', async (_nom, _code, faire) => {
    const controle = await controleur.controler({ nom: 'règlement.pdf', contenu: faire() })
    if (controle.ok) expect(Buffer.from(controle.contenu).toString('latin1')).not.toMatch(ACTIF)
    else expect(controle.message).toContain('« règlement.pdf »')
  })
  it.skipIf(!aQpdf)('refuses what a password keeps from being read (needs qpdf)', async () => {
    const dossier = mkdtempSync(join(tmpdir(), 'pdf-'))
    try {
      writeFileSync(join(dossier, 'a.pdf'), simple())
      const sortie = join(dossier, 'chiffre.pdf')
      const options = ['--object-streams=generate', '--encrypt', 'u', 'o', '256', '--']
      execFileSync('qpdf', [...options, join(dossier, 'a.pdf'), sortie])
      expect(
        await controleur.controler({ nom: 'a.pdf', contenu: readFileSync(sortie) }),
      ).toMatchObject({ ok: false, code: 'fichier-protege' })
    } finally {
      rmSync(dossier, { recursive: true })
    }
  })
  it('says what else to do than send it', async () => {
    for (const contenu of [Buffer.from('PNG'), simple('/Collection << /Type /Collection >>')])
      expect(await controleur.controler({ nom: 'a.pdf', contenu })).toMatchObject({
        ok: false,
        message: expect.stringMatching(/imprimez-le en PDF.*photographiez ses pages/),
      })
  })
})

describe('a fault of ours', () => {
  it('is not told as an unreadable file: the sender tries again, and the cause is kept', async () => {
    const contenu = { chemin: join(tmpdir(), 'absent.pdf'), taille: 10 }
    await expect(controleur.controler({ nom: 'a.pdf', contenu })).rejects.toMatchObject({
      status: 503,
      message:
        'Le contrôle de ce document a échoué par notre faute : recommencez dans quelques secondes.',
      details: { infos: { retryAfter: expect.any(Number) } },
      cause: { message: 'a reader ended: 1' },
    })
  })
})

describe('what was written', () => {
  it('is read again by who did not write it: pages that would never end to be drawn are not given', async () => {
    const ecarts: string[] = []
    const deux = createPdfChecker({ surDesaccord: (pourquoi) => ecarts.push(pourquoi) })
    const forme = (n: number) =>
      flux(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${n + 1} 0 R >> >>`,
        '/F Do '.repeat(20),
      )
    const contenu = simple(
      '',
      [
        flux('', '/F Do'),
        ...Array.from({ length: 9 }, (_, i) => forme(i + 6)),
        flux('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '0 0 9 9 re f'),
      ],
      '/Contents 5 0 R /Resources << /XObject << /F 6 0 R >> >>',
    )
    expect(await deux.controler({ nom: 'a.pdf', contenu })).toMatchObject({
      ok: false,
      code: 'invalide-type-fichier',
    })
    expect(ecarts).toHaveLength(1)
    deux.fermer()
  })
  it('is the same for the same input, whatever stands around it', async () => {
    const autour = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before, 'latin1'), simple(), Buffer.from(after)])
    const [nu, ...vetus] = await Promise.all(
      [
        autour('', ''),
        autour('\u00ef\u00bb\u00bf', ''),
        autour('\r\n\n', ''),
        autour('', '\nImprimé le 22/11/2026\n'),
      ].map((contenu) => controleur.exiger([{ nom: 'a.pdf', contenu }])),
    )
    for (const vetu of vetus) expect(vetu).toEqual(nu)
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
    expect(await controleur.exiger([fichier('a.pdf')])).toMatchObject({ pages: 1, retires: [] })
    await expect(
      controleur.exiger([{ nom: 'a.png', contenu: Buffer.from('PNG') }]),
    ).rejects.toMatchObject({
      code: 'invalide-type-fichier',
      message: expect.stringContaining('Le fichier « a.png » n’est pas un document PDF valide'),
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
    const presse = createPdfChecker({ limites: { delaiMs: 1 } })
    expect(await presse.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({
      ok: false,
      code: 'invalide-type-fichier',
    })
    const etroit = createPdfChecker({ limites: { memoireMax: 20 * 1_048_576 } })
    expect(await etroit.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({
      ok: false,
      code: 'invalide-type-fichier',
    })
  })
  it('lets nobody wait for ever', async () => {
    const lent = createPdfChecker({ limites: { simultanes: 1, patienceMs: 1 } })
    const envois = Array.from({ length: 3 }, () =>
      lent.controler({ nom: 'a.pdf', contenu: simple() }),
    )
    const resultats = await Promise.allSettled(envois)
    expect(resultats.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await lent.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({ ok: true })
    lent.fermer()
  })
  it('queues what it cannot read at once, and says when it is too much', async () => {
    const petit = createPdfChecker({ limites: { simultanes: 2, attenteMax: 3, usages: 2 } })
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
    expect(await petit.controler({ nom: 'a.pdf', contenu: simple() })).toMatchObject({ ok: true })
    petit.fermer()
  })
})
