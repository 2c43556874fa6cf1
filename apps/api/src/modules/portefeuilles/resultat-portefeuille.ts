import type { FileAnswer } from '@registre/contract'
import {
  afficherNumero,
  batimentEnFaute,
  type BatimentBrut,
  batimentsBruts,
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  type EtatLigne,
  FAITS_CLASSEUR,
  FEUILLE_DES_BATIMENTS,
  type FieldError,
  MAX_LIGNES_PORTEFEUILLE,
  motsDeLigne,
  nomDuChampPortefeuille,
  TITRE_NUMERO,
} from '@registre/domain'
import { writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import { feuilleDe, type Repere } from '../../platform/classeur/feuille.ts'
import type { Ctx } from '../../platform/context.ts'
import { toCsv } from '../../platform/csv.ts'
import { chargerPortefeuille } from './lire-portefeuille.ts'
import { type LigneRow, lireLignes } from './portefeuille.repository.ts'

const phrases = (erreurs: readonly FieldError[]): string =>
  erreurs
    .map(({ champ, code, message }) => `[${code}] ${nomDuChampPortefeuille(champ)} : ${message}`)
    .join('\n')

/** Nothing is left to explain of what was filed. */
const FAITES: readonly EtatLigne[] = ['DEPOSEE', 'ATTEND_ACCORD', 'DEJA_ENREGISTREE']

/** What is still to be explained of a row. */
const aExpliquer = (l: LigneRow): FieldError[] =>
  FAITES.includes(l.etat)
    ? []
    : [...l.erreurs, ...l.aConfirmer.filter((e) => !l.confirmations.includes(e.code))]

const NUMERO = {
  titre: TITRE_NUMERO,
  largeur: 18,
  valeur: (l: LigneRow) => afficherNumero(l.numero),
}
const COPROPRIETE = { titre: 'Copropriété', largeur: 32, valeur: (l: LigneRow) => l.nom }
const EXPLICATIONS = { titre: 'Explications', largeur: 80 }
const REPERES = [
  { titre: 'Ligne', largeur: 8, valeur: (l: LigneRow) => l.ligne },
  NUMERO,
  COPROPRIETE,
  { titre: 'Résultat', largeur: 30, valeur: (l: LigneRow) => motsDeLigne(l.etat, l.sousAccord) },
  { ...EXPLICATIONS, valeur: (l: LigneRow) => phrases(aExpliquer(l)) },
] as const

/** A cell as it was received: text when it could not be read. */
const recue = (saisie: Readonly<Record<string, unknown>>, cle: string): string | number => {
  const valeur = saisie[cle]
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  return typeof valeur === 'string' || typeof valeur === 'number' ? valeur : ''
}

/** A building as it was received, in its row. */
type BatimentRecu = LigneRow & { brut: BatimentBrut; rang: number }
const REPERES_BATIMENTS: readonly Repere<BatimentRecu>[] = [
  NUMERO,
  COPROPRIETE,
  {
    ...EXPLICATIONS,
    valeur: (l) => phrases(aExpliquer(l).filter((e) => batimentEnFaute(e.champ)?.rang === l.rang)),
  },
]

/**
 * The columns that somebody sent: another one stays out of the workbook, since sent again it would
 * empty what it did not mention.
 */
const presentes = <C extends string>(cles: readonly C[], saisies: readonly object[]): C[] =>
  cles.filter((cle) => saisies.some((s) => Object.hasOwn(s, cle)))

const classeurDe = (lignes: readonly LigneRow[]): Promise<Uint8Array> => {
  const batiments = lignes.flatMap((l) =>
    (batimentsBruts(l.saisie) ?? []).map((brut, rang): BatimentRecu => ({ ...l, brut, rang })),
  )
  const champs = presentes(
    CHAMPS_PORTEFEUILLE,
    lignes.map((l) => l.saisie),
  )
  const faits = presentes(
    FAITS_CLASSEUR,
    batiments.map((b) => b.brut),
  )
  const resultat = { nom: 'Résultat', colonnes: COLONNES_PORTEFEUILLE }
  return writeWorkbook([
    feuilleDe(resultat, champs, REPERES, lignes, (l, champ) => recue(l.saisie, champ)),
    ...(batiments.length === 0
      ? []
      : [
          feuilleDe(FEUILLE_DES_BATIMENTS, faits, REPERES_BATIMENTS, batiments, (b, fait) =>
            recue(b.brut, fait),
          ),
        ]),
  ])
}

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
  if (format === 'xlsx') return { nom, contenu: await classeurDe(lignes) }
  const donnees = CHAMPS_PORTEFEUILLE.map((champ) => ({
    titre: COLONNES_PORTEFEUILLE[champ].titre,
    valeur: (l: LigneRow) => recue(l.saisie, champ),
  }))
  return {
    nom,
    contentType: 'text/csv; charset=utf-8',
    contenu: toCsv([...REPERES, ...donnees], lignes),
  }
}
