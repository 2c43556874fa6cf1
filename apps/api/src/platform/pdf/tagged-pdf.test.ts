import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { attestationImmatriculation, type DonneesAttestation } from './attestation.ts'
import { rebuildPdf } from './rebuild-pdf.ts'
import { TaggedPdf } from './tagged-pdf.ts'
import { wrapText } from './wrap-text.ts'

const DATE = new Date('2026-11-21T10:00:00Z')
const DONNEES: DonneesAttestation = {
  numero: 'AA0000001',
  nom: 'Résidence Les Tilleuls d’Œuvre',
  adresses: [
    { voie: '12 Rue Victor Hugo', codePostal: '69007', commune: 'Lyon' },
    { voie: '3 Impasse du Lavoir', codePostal: '69007', commune: 'Lyon' },
  ],
  dateImmatriculation: '2026-11-21',
  dateReglement: '1974-05-03',
  representant: {
    nature: 'Syndic professionnel',
    nom: 'Cabinet Fontaine & Associés',
    siret: '12345678901234',
    adresse: { voie: '1 Place Bellecour', codePostal: '69002', commune: 'Lyon' },
    mandatDebut: '2026-01-01',
    mandatFin: '2026-12-31',
  },
  nbLots: 1234,
  nbLotsPrincipaux: 48,
  parcelles: ['69387 000 AB 0012'],
  dateDerniereMiseAJour: null,
  aJour: null,
  editeLe: DATE,
}

function outil(nom: string): boolean {
  try {
    execFileSync(nom, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const aPoppler = outil('pdftotext') && outil('pdfinfo')

function avecFichier<T>(octets: Uint8Array, faire: (chemin: string) => T): T {
  const dossier = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const chemin = join(dossier, 'a.pdf')
    writeFileSync(chemin, octets)
    return faire(chemin)
  } finally {
    rmSync(dossier, { recursive: true })
  }
}

/** Number of structure elements of each kind. */
async function elements(
  octets: Uint8Array,
): Promise<{ types: Record<string, number>; document: PDFDocument }> {
  const document = await PDFDocument.load(octets, { updateMetadata: false })
  const types: Record<string, number> = {}
  for (const [, objet] of document.context.enumerateIndirectObjects()) {
    if (!(objet instanceof PDFDict) || !objet.has(PDFName.of('S')) || !objet.has(PDFName.of('P')))
      continue
    const type = objet.lookup(PDFName.of('S'), PDFName).decodeText()
    types[type] = (types[type] ?? 0) + 1
  }
  return { types, document }
}

describe('TaggedPdf', () => {
  it('builds the logical tree, the language, the title and the PDF/UA mark', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Essai <& fin>', entete: 'Registre', date: DATE })
    pdf.h1('Titre').h2('Partie').p('Texte')
    pdf.table({
      caption: 'Lots',
      head: ['A', 'B'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    })
    const octets = await pdf.save()
    const { types, document } = await elements(octets)
    expect(types).toEqual({
      Document: 1,
      H1: 1,
      H2: 1,
      P: 1,
      Table: 1,
      Caption: 1,
      THead: 1,
      TBody: 1,
      TR: 3,
      TH: 2,
      TD: 4,
    })
    const { catalog } = document
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
    expect(String(catalog.get(PDFName.of('Lang')))).toBe('(fr-FR)')
    expect(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).toString()).toContain(
      '/DisplayDocTitle true',
    )
    const xmp = catalog.lookup(PDFName.of('Metadata'))
    if (!(xmp instanceof PDFRawStream)) throw new Error('no metadata')
    const texte = Buffer.from(xmp.contents).toString('utf8')
    expect(texte).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(texte).toContain('Essai &#60;&#38; fin&#62;')
    expect(document.getTitle()).toBe('Essai <& fin>')
  })
  it('ties every mark of a page to its element in the parent tree', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Essai', date: DATE, police: 'standard' })
    for (let i = 0; i < 80; i++) pdf.p(`Paragraphe ${i} qui prend un peu de place dans la page.`)
    const { document } = await elements(await pdf.save())
    const racine = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const nums = racine
      .lookup(PDFName.of('ParentTree'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray)
    expect(document.getPageCount()).toBeGreaterThan(1)
    expect(nums.size()).toBe(2 * document.getPageCount())
    const parPage = document.getPages().map((_p, i) => nums.lookup(2 * i + 1, PDFArray).size())
    expect(parPage.reduce((a, b) => a + b)).toBe(80)
  })
  it('flows a long table over pages, cutting a row that is taller than a page and a word wider than its cell', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Grand', date: DATE, police: 'standard' })
    const rows = Array.from({ length: 120 }, (_, i) => [
      `Ligne ${i}`,
      i === 50 ? 'mot '.repeat(3000) : 'x'.repeat(150),
    ])
    pdf.table({ caption: 'Lignes', head: ['Nom', 'Texte'], rows })
    const octets = await pdf.save()
    const { types } = await elements(octets)
    expect(types).toMatchObject({ TR: 121, TD: 240, TH: 2 })
    expect((await rebuildPdf(octets)).ok).toBe(true)
  })
  it('writes 1,000 rows, each in its place', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Grand', date: DATE })
    pdf.table({
      caption: 'Lignes',
      head: ['Nom', 'Texte', 'Ville'],
      rows: Array.from({ length: 1000 }, (_, i) => [`n° ${i}`, 'Texte court', 'Lyon']),
    })
    expect((await elements(await pdf.save())).types).toMatchObject({ TR: 1001, TD: 3000, TH: 3 })
  }, 20_000)
  it.each(['source-sans', 'standard'] as const)(
    'replaces what the font %s cannot draw instead of failing',
    async (police) => {
      const pdf = await TaggedPdf.create({ titre: 'Essai', date: DATE, police })
      pdf.p('œuvre à 1\u202F000 € — “ok” 漢字 \u0007 😀')
      expect((await pdf.save()).length).toBeGreaterThan(1000)
      expect(pdf.polices.ecrivable('à 1\u202F000 € \u0007漢')).toBe('à 1\u00A0000 € ?')
    },
  )
  it('writes a letter without the accent that the font does not know', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Essai', date: DATE, police: 'standard' })
    expect(pdf.polices.ecrivable('Ạlar')).toBe('Alar')
  })
  it('packs a dense table of facts: small, without caption, each fact with its header', async () => {
    const pdf = await TaggedPdf.create({ titre: 'Fiche', date: DATE, police: 'standard' })
    pdf.h2('Lots')
    pdf.table({
      rows: Array.from({ length: 200 }, (_, i) => [`Lot ${i}`, 'Cave']),
      enteteLigne: true,
      dense: true,
    })
    const octets = await pdf.save()
    expect((await elements(octets)).types).toEqual({
      Document: 1,
      H2: 1,
      Table: 1,
      TBody: 1,
      TR: 200,
      TH: 200,
      TD: 200,
    })
    expect(octets.length).toBeLessThan(20_000)
  })
})

describe('attestation', () => {
  it('passes the register’s own file check, with both fonts', async () => {
    for (const police of ['source-sans', 'standard'] as const)
      expect(await rebuildPdf(await attestationImmatriculation(DONNEES, police))).toMatchObject({
        ok: true,
        pages: 1,
      })
  })
  it('is the same twice, but for nothing', async () => {
    expect(
      Buffer.from(await attestationImmatriculation(DONNEES)).equals(
        Buffer.from(await attestationImmatriculation(DONNEES)),
      ),
    ).toBe(true)
  })
  it.skipIf(!aPoppler)(
    'reads well, page by page and by structure (needs pdftotext and pdfinfo)',
    async () => {
      const [texte, structure, fiche] = avecFichier(
        await attestationImmatriculation(DONNEES),
        (chemin) => [
          execFileSync('pdftotext', ['-layout', chemin, '-'], { encoding: 'utf8' }),
          execFileSync('pdfinfo', ['-struct-text', chemin], { encoding: 'utf8' }),
          execFileSync('pdfinfo', [chemin], { encoding: 'utf8' }),
        ],
      )
      expect(fiche).toMatch(/Title:\s+Attestation d’immatriculation AA0-000-001/u)
      expect(fiche).toMatch(/Tagged:\s+yes/u)
      for (const attendu of [
        'AA0-000-001',
        'Résidence Les Tilleuls d’Œuvre',
        '12 Rue Victor Hugo, 69007 Lyon',
        'Cabinet Fontaine & Associés',
        '1\u00A0234',
        'Page 1 sur 1',
      ])
        expect(texte?.replaceAll(' ', '\u00A0')).toContain(attendu.replaceAll(' ', '\u00A0'))
      expect(structure).toMatch(/H1[\s\S]*Attestation d’immatriculation/u)
      expect(structure).toMatch(/Les Tilleuls d’Œuvre/u)
      expect(structure).not.toContain('Page 1 sur 1')
    },
  )
  it('does without name, address, representative and regulation', async () => {
    const sans = {
      ...DONNEES,
      nom: null,
      adresses: [],
      representant: null,
      dateReglement: null,
      nbLotsPrincipaux: null,
      parcelles: [],
    }
    expect((await rebuildPdf(await attestationImmatriculation(sans))).ok).toBe(true)
  })
})

describe('couper', () => {
  const mesure = (t: string): number => t.length
  it('cuts at spaces, not at non-breaking ones, and inside a word only when it must', () => {
    expect(wrapText('un deux trois', 7, mesure)).toEqual(['un deux', 'trois'])
    expect(wrapText('a b\u00A0c', 3, mesure)).toEqual(['a', 'b\u00A0c'])
    expect(wrapText('anticonstitutionnellement', 10, mesure)).toEqual([
      'anticonsti',
      'tutionnell',
      'ement',
    ])
    expect(wrapText('a\n\nb', 5, mesure)).toEqual(['a', '', 'b'])
    expect(wrapText('', 5, mesure)).toEqual([''])
  })
})
