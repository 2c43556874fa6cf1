import type { contract, FileAnswer, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  colonneDuTitre,
  COLONNES_RATTACHEMENT,
  demandeNeuve,
  type FieldError,
  type LigneRattachement,
  lireRattachement,
  MAX_RATTACHEMENTS,
  RegisterError,
  type TypeJustificatifMandat,
} from '@registre/domain'
import { writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import type { CellValue } from '../../platform/classeur/lire-classeur.ts'
import { callerOf, type Ctx } from '../../platform/context.ts'
import { inscrireDocument, rangerDocument } from '../documents/deposer-document.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { deciderSur } from './demander-rattachement.ts'
import { nommerCoproprietes } from './rattachement.repository.ts'

type Controle = HandlerOutput<(typeof contract)['controlerRattachements']>
type Corps = HandlerInput<(typeof contract)['rattacherPlusieurs']>['body']
type Reponse = HandlerOutput<(typeof contract)['rattacherPlusieurs']>

const refuser = (message: string): never => {
  throw new RegisterError('classeur-illisible', { message })
}

/** The workbook to fill: its columns, and how. */
export const modeleRattachements = async (): Promise<FileAnswer> => ({
  nom: 'rattachements.xlsx',
  contenu: await writeWorkbook([
    {
      nom: 'Rattachements',
      colonnes: Object.values(COLONNES_RATTACHEMENT).map((titre, i) => ({
        titre,
        largeur: i === 0 ? 24 : 20,
        ...(i === 0 ? {} : { format: 'dd/mm/yyyy' }),
      })),
      lignes: [],
    },
    {
      nom: 'Mode d’emploi',
      colonnes: [
        { titre: 'Sujet', largeur: 32 },
        { titre: 'Ce qu’il faut savoir', largeur: 100 },
      ],
      lignes: [
        ['Une ligne par copropriété', `${MAX_RATTACHEMENTS} lignes au plus.`],
        ['Numéro d’immatriculation', 'Comme AA0-000-001 ; l’annuaire du registre le donne.'],
        ['Dates', 'jj/mm/aaaa. Un mandat dure trois ans au plus.'],
        [
          'Élu le',
          'Seulement si le mandat en place court encore : la date de l’assemblée qui vous a élu, que le procès-verbal prouve.',
        ],
        ['Justificatif', 'Un seul PDF pour toutes les lignes, joint après le contrôle.'],
      ],
    },
  ]),
})

type Lue = ReturnType<typeof lireRattachement>

const lignesDe = ([titres = [], ...lignes]: readonly CellValue[][]): Lue[] => {
  const colonnes = titres.map((t) => (t === null ? undefined : colonneDuTitre(String(t))))
  for (const attendue of ['numero', 'dateDebut', 'dateFin'] as const)
    if (!colonnes.includes(attendue))
      refuser(
        `Ce classeur n’a pas de colonne « ${COLONNES_RATTACHEMENT[attendue]} ». Repartez du modèle, sans changer sa première ligne.`,
      )
  return lignes.flatMap((ligne, i) =>
    ligne.every((v) => v === null || String(v).trim() === '')
      ? []
      : [
          lireRattachement(
            i + 2,
            Object.fromEntries(
              colonnes.flatMap((c, j) => (c === undefined ? [] : [[c, ligne[j] ?? null]])),
            ),
          ),
        ],
  )
}

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

const surLaLigne = (error: unknown): Pick<Controle[number], 'erreurs' | 'aConfirmer'> => {
  if (!(error instanceof RegisterError)) throw error
  const { champs = [] } = error.details
  if (error.code === 'confirmation-requise') return { erreurs: [], aConfirmer: [...champs] }
  return {
    erreurs:
      champs.length > 0
        ? [...champs]
        : [{ champ: 'numero', code: error.code, message: error.message }],
    aConfirmer: [],
  }
}

const REPETE = (ligne: number): FieldError => ({
  champ: 'numero',
  code: 'PF-REPETE',
  message: `Cette copropriété figure déjà à la ligne ${ligne} : gardez une seule des deux lignes.`,
})

/** Undoes what a dry run would have written. */
class Essai extends Error {}

const essayer = async (ctx: Ctx, faire: (tx: Tx) => Promise<unknown>): Promise<void> => {
  try {
    await ctx.deps.db.transaction(async (tx) => {
      await faire(tx)
      throw new Essai()
    })
  } catch (error) {
    if (!(error instanceof Essai)) throw error
  }
}

/**
 * What the rows of a workbook would ask for, each as if alone; nothing is written. Throws
 * `classeur-illisible`.
 */
export const controlerRattachements = async (
  ctx: Ctx,
  { fichier, typeJustifMandat }: { fichier: File; typeJustifMandat: TypeJustificatifMandat | null },
): Promise<Controle> => {
  const [feuille = []] = await ctx.deps.classeurs.lire(
    fichier,
    [{ maxLignes: MAX_RATTACHEMENTS + 2, maxColonnes: 20 }],
    callerOf(ctx),
  )
  const lues = lignesDe(feuille)
  if (lues.length === 0 || lues.length > MAX_RATTACHEMENTS)
    refuser(`Remplissez entre une et ${MAX_RATTACHEMENTS} lignes sous les titres.`)
  const noms = new Map(
    (
      await nommerCoproprietes(
        ctx.deps.db,
        lues.map(({ lue }) => lue.numero),
      )
    ).map((c) => [c.numero, c]),
  )
  const vues = new Map<string, number>()
  const controle: Controle = []
  for (const { lue, erreurs } of lues) {
    const premiere = vues.get(lue.numero)
    if (premiere === undefined) vues.set(lue.numero, lue.ligne)
    const connue = noms.get(lue.numero)
    const base = {
      ...lue,
      nomCopropriete: connue?.nom ?? '',
      adressePrincipale: connue?.adresse ?? '',
      erreurs: premiere === undefined ? erreurs : [...erreurs, REPETE(premiere)],
      aConfirmer: [],
    }
    const { dateDebut, dateFin } = lue
    const manquent = (['dateDebut', 'dateFin'] as const)
      .filter((champ) => lue[champ] === null && !base.erreurs.some((e) => e.champ === champ))
      .map((champ): FieldError => ({
        champ,
        code: 'requis',
        message: `${COLONNES_RATTACHEMENT[champ]} : renseignez une date.`,
      }))
    if (base.erreurs.length + manquent.length > 0 || dateDebut === null || dateFin === null) {
      controle.push({ ...base, erreurs: [...base.erreurs, ...manquent] })
      continue
    }
    try {
      const corps = corpsDe({ ...lue, dateDebut, dateFin }, typeJustifMandat ?? 'PV_AG', [])
      await essayer(ctx, (tx) => deciderSur(ctx, tx, corps, true, null))
      controle.push(base)
    } catch (error) {
      controle.push({ ...base, ...surLaLigne(error) })
    }
  }
  return controle
}

/**
 * Asks for many attachments, with one proof for all; each in a transaction of its own, so that one
 * that is refused holds nobody back. Throws the fichier-* errors.
 */
export const rattacherPlusieurs = async (
  ctx: Ctx,
  { lignes, typeJustifMandat, confirmations, file }: Corps,
): Promise<Reponse> => {
  if (typeJustifMandat === null)
    throw new RegisterError('regles-non-respectees', {
      champs: [
        { champ: 'typeJustifMandat', code: 'requis', message: 'Indiquez le type du justificatif.' },
      ],
    })
  const preuve = await rangerDocument(ctx, file)
  const { db } = ctx.deps
  const documentId = await db.transaction((tx) =>
    inscrireDocument(tx, ctx, 'JUSTIFICATIF_MANDAT', preuve),
  )
  const reponse: Reponse = { demandes: [], refuses: [] }
  for (const ligne of lignes) {
    const { numero } = ligne
    try {
      const echeance = await db.transaction(async (tx) => {
        const { dossier, changement } = await deciderSur(
          ctx,
          tx,
          corpsDe(ligne, typeJustifMandat, confirmations),
          true,
          documentId,
        )
        return demandeNeuve(dossier, await ecrire(tx, ctx, dossier, changement)).echeance
      })
      reponse.demandes.push({ ligne: ligne.ligne, numero, echeance })
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error
      const { champs = [] } = error.details
      reponse.refuses.push({
        ligne: ligne.ligne,
        numero,
        message: [error.message, ...champs.map((c) => c.message)].join(' '),
      })
    }
  }
  return reponse
}
