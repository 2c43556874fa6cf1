import type { contract, FileAnswer, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  demandeNeuve,
  FEUILLE_RATTACHEMENTS,
  type FieldError,
  keysOf,
  type LigneRattachement,
  lireFeuille,
  lireRattachement,
  MAX_RATTACHEMENTS,
  repetitions,
  TITRE_NUMERO,
  type TypeJustificatifMandat,
  refusDuChamp,
} from '@registre/domain'
import { writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import { feuilleDe, modeDEmploi } from '../../platform/classeur/feuille.ts'
import { callerOf, type Ctx } from '../../platform/context.ts'
import { deposerChacune, essayer } from '../../platform/lot.ts'
import { deposerJustificatifCommun } from '../documents/justificatif-commun.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { demanderReprise } from '../portefeuilles/reprises.ts'
import { deciderSur } from './demander-rattachement.ts'
import { nommerCoproprietes } from './rattachement.repository.ts'

type Controle = HandlerOutput<(typeof contract)['controlerRattachements']>
type Corps = HandlerInput<(typeof contract)['rattacherPlusieurs']>['body']
type Reponse = HandlerOutput<(typeof contract)['rattacherPlusieurs']>

const NOTICE: readonly (readonly [string, string])[] = [
  ['Une ligne par copropriété', `${MAX_RATTACHEMENTS} lignes au plus.`],
  ['Numéro d’immatriculation', 'Comme AA0-000-001 ; l’annuaire du registre le donne.'],
  ['Dates', 'jj/mm/aaaa. Un mandat dure trois ans au plus.'],
  [
    'Élu le',
    'Seulement si le mandat en place court encore : la date de l’assemblée qui vous a élu, que le procès-verbal prouve.',
  ],
  ['Justificatif', 'Un seul PDF pour toutes les lignes, joint après le contrôle.'],
]

/** The workbook to fill: its columns, and how. */
export const modeleRattachements = async (): Promise<FileAnswer> => ({
  nom: 'rattachements.xlsx',
  contenu: await writeWorkbook([
    feuilleDe(
      FEUILLE_RATTACHEMENTS,
      keysOf(FEUILLE_RATTACHEMENTS.colonnes),
      [{ titre: TITRE_NUMERO, largeur: 24, valeur: () => null }],
      [],
      () => null,
    ),
    modeDEmploi(NOTICE),
  ]),
})

const corpsDe = (
  l: Pick<LigneRattachement, 'numero' | 'electionLe'> & { dateDebut: string; dateFin: string },
  typeJustifMandat: TypeJustificatifMandat | null,
  confirmations: string[],
) => ({
  numero: l.numero,
  infoRattachement: {
    adminProvisoire: false,
    syndicProvisoire: false,
    dateDebutMandat: l.dateDebut,
    dateFinMandat: l.dateFin,
    typeJustifMandat,
  },
  confirmations,
  message: '',
  finAnticipee: l.electionLe === null ? null : { electionLe: l.electionLe },
})

/** The days without which a row asks for nothing. */
const manquants = ({ lue, erreurs }: ReturnType<typeof lireRattachement>): FieldError[] =>
  (['dateDebut', 'dateFin'] as const).flatMap((champ) =>
    lue[champ] !== null || erreurs.some((e) => e.champ === champ)
      ? []
      : [{ champ, code: 'requis', message: 'Renseignez une date.' }],
  )

/**
 * What the rows of a workbook would ask for, each as if alone; nothing is written. Throws
 * `classeur-illisible`.
 */
export const controlerRattachements = async (
  ctx: Ctx,
  { fichier, typeJustifMandat }: { fichier: File; typeJustifMandat: TypeJustificatifMandat | null },
): Promise<Controle> => {
  const { classeurs, db } = ctx.deps
  const bornes = { maxLignes: MAX_RATTACHEMENTS + 2, maxColonnes: 20 }
  const [feuille = []] = await classeurs.lire(fichier, [bornes], callerOf(ctx))
  const lues = lireFeuille(FEUILLE_RATTACHEMENTS, feuille).map(({ ligne, saisie }) =>
    lireRattachement(ligne, saisie),
  )
  const lignes = lues.map(({ lue }) => lue)
  const connues = await nommerCoproprietes(
    db,
    lignes.map((l) => l.numero),
  )
  const noms = new Map(connues.map((c) => [c.numero, c]))
  const repetees = repetitions(lignes)
  const controle: Controle = []
  for (const lecture of lues) {
    const { lue } = lecture
    const { dateDebut, dateFin } = lue
    const erreurs = [...lecture.erreurs, ...repetees(lue), ...manquants(lecture)]
    const suite =
      erreurs.length > 0 || dateDebut === null || dateFin === null
        ? { erreurs, aConfirmer: [] }
        : await essayer(() => {
            const corps = corpsDe({ ...lue, dateDebut, dateFin }, typeJustifMandat ?? 'PV_AG', [])
            return db.transaction((tx) => deciderSur(ctx, tx, corps, true, null))
          })
    const { nom = '', adresse = '' } = noms.get(lue.numero) ?? {}
    controle.push({ ...lue, nomCopropriete: nom, adressePrincipale: adresse, ...suite })
  }
  return controle
}

/**
 * Asks for many attachments, with one proof for all; each in a transaction of its own, so that one
 * that is refused holds nobody back; or, with `cedant`, for the whole portfolio of a firm. Throws
 * `regles-non-respectees`, and as `deposerJustificatifCommun` and `demanderReprise`.
 */
export const rattacherPlusieurs = async (
  ctx: Ctx,
  { lignes, cedant, typeJustifMandat, confirmations, file }: Corps,
): Promise<Reponse> => {
  // Of a whole portfolio nothing is told by row, by type of proof or by rule.
  const parLigne = lignes.length > 0 || typeJustifMandat !== null || confirmations.length > 0
  if (parLigne === (cedant !== '') || (cedant === '' && lignes.length === 0))
    throw refusDuChamp(
      cedant === '' ? 'lignes' : 'cedant',
      'requis',
      'Donnez des lignes avec leur type de justificatif et leurs confirmations, ou le SIRET du cabinet repris seul.',
    )
  if (cedant !== '')
    return { reprise: await demanderReprise(ctx, { cedant, file }), demandes: [], refuses: [] }
  const documentId = await deposerJustificatifCommun(ctx, file, typeJustifMandat)
  const { faits, refuses } = await deposerChacune(lignes, (l) =>
    ctx.deps.db.transaction(async (tx) => {
      const corps = corpsDe(l, typeJustifMandat, confirmations)
      const { dossier, changement } = await deciderSur(ctx, tx, corps, true, documentId)
      const { echeance } = demandeNeuve(dossier, await ecrire(tx, ctx, dossier, changement))
      return { ligne: l.ligne, numero: l.numero, echeance }
    }),
  )
  return {
    reprise: null,
    demandes: faits,
    refuses: refuses.map(({ ligne: { ligne, numero }, message }) => ({ ligne, numero, message })),
  }
}
