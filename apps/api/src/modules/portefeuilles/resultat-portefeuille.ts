import type { FileAnswer } from '@registre/contract'
import {
  afficherNumero,
  batimentsBruts,
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  type EtatLigne,
  type FieldError,
  motsDeLigne,
  MAX_LIGNES_PORTEFEUILLE,
  nomDuChampPortefeuille,
  TITRE_NUMERO,
} from '@registre/domain'
import { writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import type { Ctx } from '../../platform/context.ts'
import { toCsv } from '../../platform/csv.ts'
import { chargerPortefeuille } from './lire-portefeuille.ts'
import { feuilleRecue } from './feuille-batiments.ts'
import { colonnesDe } from './modele-portefeuille.ts'
import { type LigneRow, lireLignes } from './portefeuille.repository.ts'

const phrase = ({ champ, code, message }: FieldError): string =>
  `[${code}] ${nomDuChampPortefeuille(champ)} : ${message}`

/** Nothing is left to explain of what was filed. */
const FAITES: readonly EtatLigne[] = ['DEPOSEE', 'ATTEND_ACCORD', 'DEJA_ENREGISTREE']

/** What is still to be explained of a row. */
const aExpliquer = (l: LigneRow): FieldError[] =>
  FAITES.includes(l.etat)
    ? []
    : [...l.erreurs, ...l.a_confirmer.filter((e) => !l.confirmations.includes(e.code))]

const explications = (l: LigneRow): string => aExpliquer(l).map(phrase).join('\n')

const REPERES = [
  { titre: 'Ligne', largeur: 8, valeur: (l: LigneRow) => l.ligne },
  { titre: TITRE_NUMERO, largeur: 18, valeur: (l: LigneRow) => afficherNumero(l.numero) },
  { titre: 'Copropriété', largeur: 32, valeur: (l: LigneRow) => l.nom },
  { titre: 'Résultat', largeur: 30, valeur: (l: LigneRow) => motsDeLigne(l.etat, l.sous_accord) },
  { titre: 'Explications', largeur: 80, valeur: explications },
] as const

/** A cell as it was received: text when it could not be read. */
const recue = (l: LigneRow, champ: string): string | number => {
  const valeur = l.saisie[champ] ?? null
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  return typeof valeur === 'string' || typeof valeur === 'number' ? valeur : ''
}

const DONNEES = CHAMPS_PORTEFEUILLE.map((champ) => ({
  titre: COLONNES_PORTEFEUILLE[champ].titre,
  valeur: (l: LigneRow) => recue(l, champ),
}))

/**
 * What became of each row, with what it held: the workbook can be corrected and sent again. Throws
 * `introuvable`.
 */
export const telechargerResultat = async (
  ctx: Ctx,
  id: number,
  format: 'xlsx' | 'csv',
): Promise<FileAnswer> => {
  const { nb_lignes } = await chargerPortefeuille(ctx, id)
  const lignes = await lireLignes({ sql: ctx.deps.db.query }, id, {
    max: Math.min(nb_lignes, MAX_LIGNES_PORTEFEUILLE),
  })
  const nom = `depot-groupe-${id}.${format}`
  if (format === 'csv')
    return {
      nom,
      contentType: 'text/csv; charset=utf-8',
      contenu: toCsv([...REPERES, ...DONNEES], lignes),
    }
  // A column that a row does not carry stays out of the workbook: sent again, it would empty what
  // it did not mention.
  const presentes = CHAMPS_PORTEFEUILLE.filter((champ) =>
    lignes.some((l) => Object.hasOwn(l.saisie, champ)),
  )
  const contenu = await writeWorkbook([
    {
      nom: 'Résultat',
      colonnes: [
        ...REPERES.map(({ titre, largeur }) => ({ titre, largeur })),
        ...colonnesDe(presentes),
      ],
      lignes: lignes.map((l) => [
        ...REPERES.map((c) => c.valeur(l)),
        ...presentes.map((champ) => recue(l, champ)),
      ]),
    },
    ...feuilleRecue(
      lignes.map((l) => ({
        numero: l.numero,
        nom: l.nom,
        bruts: batimentsBruts(l.saisie) ?? [],
        erreurs: aExpliquer(l),
      })),
      phrase,
    ),
  ])
  return { nom, contenu }
}
