import type { Tx } from '@registre/db'
import {
  type AccesCategorisation,
  CLASSES,
  CODES_CLASSE,
  decrireCriteres,
  formatFrDate,
  INDICATEURS,
  indicateursPour,
  nomClasse,
  LABELS_NIVEAU_GEOGRAPHIQUE,
  PERIODES_CONSTRUCTION,
  pointsMax,
  seuilDeClasse,
} from '@registre/domain'
import { writeXlsx } from 'hucre/xlsx'
import { dayInParis } from '../../platform/clock.ts'
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts'
import { lireRepartitions, type RepartitionRow } from './rapport.repository.ts'
import { NOTE_COMPLETE, NOTE_PUBLIQUE } from './fiche-pdf.ts'
import type { Filtre } from '../categorisation/filtre.sql.ts'
import { libellePeriode, libelleSyndic } from '../categorisation/ligne.mapper.ts'
import type { Lieu } from '../categorisation/portee.ts'
import { versStocke } from '../categorisation/recherche.mapper.ts'
import type { RechercheCategorisation } from '../categorisation/recherche.ts'
import { lireRegroupement } from '../categorisation/regrouper.ts'

/** A table of the report. */
interface Tableau {
  titre: string
  entetes: readonly string[]
  lignes: (string | number)[][]
}
export interface Rapport {
  territoire: string
  acces: AccesCategorisation
  date: Date
  criteres: [string, string][]
  total: number
  tableaux: Tableau[]
}

const TAILLES = ['10 lots principaux au plus', 'De 11 à 50', 'De 51 à 200', 'Plus de 200']
/** Header of a column of shares: numbers from 0 to 1, written as percentages. */
const PART = 'Part'
const part = (nombre: number, total: number): number => (total === 0 ? 0 : nombre / total)

const repartir = (
  titre: string,
  rows: readonly RepartitionRow[],
  quoi: RepartitionRow['quoi'],
  codes: readonly string[],
  nom: (code: string) => string,
  total: number,
): Tableau => ({
  titre,
  entetes: ['', 'Copropriétés', PART, 'Lots principaux'],
  lignes: codes.flatMap((code) => {
    const trouvee = rows.find((r) => r.quoi === quoi && r.code === code)
    return trouvee ? [[nom(code), trouvee.nombre, part(trouvee.nombre, total), trouvee.lots]] : []
  }),
})

/** Reads what the synthetic report says of a search. */
export const lireRapport = async (
  tx: Pick<Tx, 'sql'>,
  recherche: RechercheCategorisation,
  lieu: Lieu,
  filtre: Filtre,
  date: Date,
): Promise<Rapport> => {
  const { groupes, total, maille } = await lireRegroupement(tx, lieu, filtre)
  const rows = await lireRepartitions(tx, filtre, lieu.acces)
  const somme = (cle: 'nombre' | 'nombreLotsPrincipaux' | 'A' | 'B' | 'C' | 'D') =>
    groupes.reduce((s, g) => s + g[cle], 0)
  const indicateurs = indicateursPour(lieu.acces)
  return {
    territoire: lieu.titre,
    acces: lieu.acces,
    date,
    criteres: decrireCriteres(versStocke(recherche).criteres ?? {}),
    total,
    tableaux: [
      {
        titre: 'Classes de fragilité',
        entetes: ['Classe', 'Points', 'Copropriétés', PART],
        lignes: CODES_CLASSE.map((c) => [
          `${nomClasse(c, lieu.acces)} : ${CLASSES[c].label}`,
          `${seuilDeClasse(c, lieu.acces)} et plus`,
          somme(c),
          part(somme(c), total),
        ]),
      },
      repartir(
        'Signes relevés',
        rows,
        'indicateur',
        indicateurs.map((_, i) => String(i + 1)),
        (rang) => INDICATEURS[indicateurs[Number(rang) - 1] ?? 'MANDAT'].label,
        total,
      ),
      repartir(
        'Taille',
        rows,
        'taille',
        ['1', '2', '3', '4'],
        (code) => TAILLES[Number(code) - 1] ?? '',
        total,
      ),
      repartir(
        'Période de construction',
        rows,
        'periode',
        PERIODES_CONSTRUCTION,
        libellePeriode,
        total,
      ),
      repartir(
        'Type de syndic',
        rows,
        'syndic',
        ['PROFESSIONNEL', 'BENEVOLE', 'NON_CONNU'],
        libelleSyndic,
        total,
      ),
      {
        titre: `Par territoire (${LABELS_NIVEAU_GEOGRAPHIQUE[maille].toLowerCase()})`,
        entetes: [
          'Territoire',
          'Copropriétés',
          'Lots principaux',
          ...CODES_CLASSE.map((c) => nomClasse(c, lieu.acces)),
        ],
        lignes: groupes.map((g) => [
          g.nom,
          g.nombre,
          g.nombreLotsPrincipaux,
          ...CODES_CLASSE.map((c) => g[c]),
        ]),
      },
    ],
  }
}

const REGLE = (acces: AccesCategorisation): [string, string][] =>
  indicateursPour(acces).map((code) => [
    INDICATEURS[code].label,
    INDICATEURS[code].paliers.map((p) => `${p.points} points : ${p.phrase}`).join(' ; '),
  ])
const NOMBRE = new Intl.NumberFormat('fr-FR')
const POURCENT = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const jourDe = (date: Date): string => formatFrDate(dayInParis(date))
/** A report names that many territories; the workbook has them all. */
const MAX_TERRITOIRES_PDF = 400

/** The report as a tagged PDF. */
export const rapportPdf = async (r: Rapport): Promise<Uint8Array> => {
  const titre = 'Rapport synthétique de catégorisation'
  const pdf = await TaggedPdf.create({
    titre,
    sujet: r.territoire,
    entete: 'Registre national des copropriétés',
    pied: `${titre} · édité le ${jourDe(r.date)}`,
    date: r.date,
  })
  pdf.h1(titre)
  pdf.p(`${r.territoire} : ${NOMBRE.format(r.total)} copropriété${r.total > 1 ? 's' : ''}.`, {
    gras: true,
  })
  pdf.table({
    caption: 'La recherche',
    rows: [
      ['Territoire', r.territoire],
      ...(r.criteres.length === 0
        ? [['Critères', 'Aucun : toutes les copropriétés'] satisfies [string, string]]
        : r.criteres),
    ],
    largeurs: [1, 2],
    enteteLigne: true,
  })
  for (const { titre: caption, entetes, lignes } of r.tableaux) {
    const montrees = lignes
      .slice(0, MAX_TERRITOIRES_PDF)
      .map((l) =>
        l.map((v, i) =>
          typeof v === 'number' ? (entetes[i] === PART ? POURCENT : NOMBRE).format(v) : v,
        ),
      )
    pdf.table({
      caption,
      head: entetes.map((e) => (e === '' ? caption : e)),
      rows: montrees.length === 0 ? [['Aucune copropriété']] : montrees,
      largeurs: entetes.map((_, i) => (i === 0 ? 2.4 : 1)),
      enteteLigne: true,
    })
    if (lignes.length > MAX_TERRITOIRES_PDF)
      pdf.p(
        `Et ${lignes.length - MAX_TERRITOIRES_PDF} autres territoires : ils sont tous dans le tableur.`,
      )
  }
  pdf.h2('Comment les points sont comptés')
  pdf.p(
    `Chaque signe donne des points, ${pointsMax(r.acces)} au plus. Ce que le registre ne sait pas ne donne pas de point. La classe dépend de la part des points possibles.`,
  )
  pdf.table({
    caption: 'Signes et points',
    rows: REGLE(r.acces),
    largeurs: [1, 2],
    enteteLigne: true,
  })
  pdf.p(r.acces === 'COMPLET' ? NOTE_COMPLETE : NOTE_PUBLIQUE, { taille: 9.5 })
  return pdf.save()
}

/** The report as a workbook: the search and the rule, then a sheet a table. */
export const rapportXlsx = (r: Rapport): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Recherche',
        columns: [{ width: 40 }, { width: 70 }],
        rows: [
          ['Rapport synthétique de catégorisation', jourDe(r.date)],
          ['Territoire', r.territoire],
          ['Copropriétés', r.total],
          ...r.criteres,
          ['', ''],
          ['Signe', 'Points'],
          ...REGLE(r.acces),
          ['', ''],
          [r.acces === 'COMPLET' ? NOTE_COMPLETE : NOTE_PUBLIQUE, ''],
        ],
      },
      ...r.tableaux.map(({ titre, entetes, lignes }) => ({
        name: titre.replace(/ \(.*/, ''),
        columns: entetes.map((e, i) => ({
          width: i === 0 ? 40 : 18,
          ...(e === PART ? { numFmt: '0.0%' } : {}),
        })),
        rows: [entetes.map((e) => (e === '' ? titre : e)), ...lignes],
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${String.fromCharCode(64 + entetes.length)}${lignes.length + 1}` },
      })),
    ],
  })
