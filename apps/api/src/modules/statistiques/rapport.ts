import {
  cleCellule,
  estSansDate,
  libelleTrimestre,
  MESURES_STATISTIQUES,
  NON_PUBLIE,
  NOTE_ANCIEN,
  NOTE_PUBLICATION,
  REPARTITIONS,
  type Trimestre,
  type ValeursStatistiques,
} from '@registre/domain'
import { writeXlsx } from 'hucre/xlsx'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'
import type { TerritoireNomme } from './territoire-statistique.ts'

export interface DonneesRapport {
  territoire: TerritoireNomme
  periode: Trimestre & { arreteLe: string; reconstitue: boolean }
  valeurs: ValeursStatistiques
  /** Oldest first. */
  evolution: readonly (Trimestre & { valeurs: ValeursStatistiques })[]
}

type Cellule = string | number
const TITRE = 'Statistiques du registre national des copropriétés'
const nombre = new Intl.NumberFormat('fr-FR')
const lire = (v: ValeursStatistiques, cle: string): Cellule => {
  const n = v[cle]
  return n === null ? NON_PUBLIE : (n ?? 0)
}
const texte = (c: Cellule): string => (typeof c === 'number' ? nombre.format(c) : c)
const jour = (iso: string): string => iso.split('-').toReversed().join('/')

const chiffres = (v: ValeursStatistiques): [string, Cellule][] => [
  ['Copropriétés', lire(v, 'coproprietes')],
  ...MESURES_STATISTIQUES.map(({ code, libelle, unite }): [string, Cellule] => [
    unite === 'euros' ? `${libelle}, en euros` : libelle,
    lire(v, code),
  ]),
]
const tableaux = (v: ValeursStatistiques) =>
  REPARTITIONS.map((r) => ({
    titre: r.titre,
    description: r.description,
    lignes: r.parts.map((p): [string, Cellule] => [p.libelle, lire(v, cleCellule(r.code, p.code))]),
  }))
const notes = ({ periode, valeurs }: DonneesRapport): string[] => [
  `Situation au ${jour(periode.arreteLe)}. Copropriétés immatriculées et en vigueur, telles que leurs syndics les déclarent.`,
  ...(periode.reconstitue
    ? ['Ce trimestre a été reconstitué d’après les données que le registre tient aujourd’hui.']
    : []),
  ...(estSansDate(valeurs) ? [NOTE_ANCIEN] : []),
  NOTE_PUBLICATION,
]
const ENTETE = ['Catégorie', 'Copropriétés']
/**
 * A title, the caption of its table, the column headers and a first row: what stays on one page.
 */
const HAUTEUR_DEBUT = 140

/** The report as an accessible PDF. */
export const rapportPdf = async (d: DonneesRapport): Promise<Uint8Array> => {
  const titre = `${d.territoire.nom}, ${libelleTrimestre(d.periode)}`
  const pdf = await TaggedPdf.create({
    titre: `${TITRE} : ${titre}`,
    entete: 'Registre national des copropriétés',
    pied: titre,
  })
  pdf.h1(TITRE).p(titre, { taille: 14, gras: true })
  for (const note of notes(d)) pdf.p(note)
  // The caption says what the title does not: both are printed.
  const table = (
    titreTable: string,
    caption: string,
    head: string[],
    rows: (readonly string[])[],
  ) => {
    if (pdf.reste < HAUTEUR_DEBUT) pdf.nouvellePage()
    pdf.h2(titreTable).table({ caption, head, rows, enteteLigne: true, largeurs: [3, 1] })
  }
  table(
    'Chiffres clés',
    'Ce qu’il faut retenir du territoire.',
    ['Chiffre', 'Valeur'],
    chiffres(d.valeurs).map(([l, c]) => [l, texte(c)]),
  )
  for (const t of tableaux(d.valeurs))
    table(
      t.titre,
      t.description,
      ENTETE,
      t.lignes.map(([l, c]) => [l, texte(c)]),
    )
  table(
    'Évolution',
    'Nombre de copropriétés à la fin de chaque trimestre.',
    ['Trimestre', 'Copropriétés'],
    d.evolution.map((e) => [libelleTrimestre(e), texte(lire(e.valeurs, 'coproprietes'))]),
  )
  return pdf.save()
}

const COLONNES = [{ width: 48 }, { width: 18 }]

/**
 * The same figures as a workbook: one sheet of key figures, one of repartitions, one of the
 * evolution.
 */
export const rapportXlsx = (d: DonneesRapport): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Chiffres clés',
        columns: COLONNES,
        rows: [
          [TITRE],
          [d.territoire.nom],
          [libelleTrimestre(d.periode)],
          ...notes(d).map((n) => [n]),
          [],
          ...chiffres(d.valeurs),
        ],
      },
      {
        name: 'Répartitions',
        columns: COLONNES,
        rows: tableaux(d.valeurs).flatMap((t) => [[t.titre], ENTETE, ...t.lignes, []]),
      },
      {
        name: 'Évolution',
        columns: COLONNES,
        rows: [
          ['Trimestre', 'Copropriétés'],
          ...d.evolution.map((e) => [libelleTrimestre(e), lire(e.valeurs, 'coproprietes')]),
        ],
      },
    ],
  })
