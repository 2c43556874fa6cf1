import { createHash } from 'node:crypto'
import { setTimeout as attendre } from 'node:timers/promises'
import type { Db, Tx } from '@registre/db'
import {
  type ColonnePublique,
  type Constat,
  type ContexteRnic,
  type IsoDate,
  lireEntetes,
  lireLigneRnic,
} from '@registre/domain'
import { cedeur } from '../../platform/ceder.ts'
import { lireCsv, malCoupee, type RangeeCsv } from './lire-csv.ts'
import { numerosVus } from './numeros-vus.ts'
import { type Candidate, cleDeFirme, ecrireReprises, type Reprise } from './ecrire-reprises.ts'
import {
  auteurReprise,
  type ConnueRow,
  lireCommunes,
  lireConnues,
  prendreTourImport,
  reprendreSuite,
  trouverSyndic,
} from './reprise.repository.ts'

const PAR_LOT = 500

export interface BilanRnic {
  lues: number
  creees: number
  modifiees: number
  inchangees: number
  /**
   * Declared in the register since, or by somebody else: the file does not replace a declaration.
   */
  conservees: number
  /** Older than what an earlier file gave. */
  anciennes: number
  refusees: number
}

/** One line of the report: what was refused, left out or kept, and why. */
export interface LigneRapport {
  ligne: number
  numero: string
  decision: 'refusée' | 'conservée' | 'plus ancienne' | 'remarque'
  colonne: string
  valeur: string
  motif: string
}

export interface OptionsRnic {
  aujourdhui: IsoDate
  /** Rows that are older than what is held replace it too. */
  anciennesAcceptees?: boolean
  /** The last number that the register issued, by the word of an operator; null: the file says nothing of it. */
  suiteApres?: string | null
  rapporter(ligne: LigneRapport): Promise<void>
  /** Told after each batch. */
  progresser(bilan: Readonly<BilanRnic>): void
}

const DEJA_DECLAREE =
  'La copropriété a été déclarée ou modifiée au registre : le fichier ne remplace pas une déclaration.'

const PLUS_ANCIENNE =
  'La dernière mise à jour de cette ligne est plus ancienne que celle qui est tenue : un fichier récent n’est pas remplacé.'

const conservee = ({ empreinte, touchee }: ConnueRow): boolean => empreinte === null || touchee

/** What a row of the file is worth beside what is held. */
const juger = (
  { empreinte, ligne }: Candidate,
  connue: ConnueRow | null,
  anciennesAcceptees: boolean,
): 'ecrire' | 'inchangee' | 'gardee' | 'ancienne' => {
  if (connue === null) return 'ecrire'
  if (conservee(connue)) return 'gardee'
  if (connue.empreinte === empreinte) return 'inchangee'
  const ancienne =
    connue.date_maj !== null && ligne.dateMaj !== null && ligne.dateMaj < connue.date_maj
  return ancienne && !anciennesAcceptees ? 'ancienne' : 'ecrire'
}

const SANS_NUMERO = 'Un numéro d’immatriculation comporte 2 lettres et 7 chiffres.'
const DEUX_LIGNES = 'Ce numéro est déjà plus haut dans le fichier.'

/** What a vintage writes otherwise in each row is told that many times, then counted. */
const REMARQUES_MAX = 20_000

const DEUX_FOIS = (entetes: readonly string[]): string =>
  `Deux colonnes portent le même nom (${entetes.join(', ')}) : rien ne dit laquelle est la bonne. Gardez-en une, puis recommencez.`

const PAS_EN_UTF8 =
  'Ce fichier n’est pas en UTF-8 : enregistrez-le au format « CSV UTF-8 », puis recommencez.'

/** The database ends the batch of an import that was killed a moment after it. */
const ATTENTE_TOUR_S = 60

/** Waits for the turn of a batch, a minute at most. Throws while another import goes on. */
const attendreTour = async (tx: Pick<Tx, 'sql'>): Promise<void> => {
  for (let seconde = 0; seconde < ATTENTE_TOUR_S; seconde += 1) {
    if (await prendreTourImport(tx)) return
    await attendre(1000)
  }
  throw new Error('Une autre reprise est en cours : attendez sa fin, puis recommencez.')
}

/**
 * Writes one batch, whole or not at all: run again after a stop, it finds its own rows and leaves
 * them.
 */
const reprendreLot = async (
  db: Db,
  lot: readonly Candidate[],
  auteur: number,
  firmes: Map<string, number>,
  anciennesAcceptees: boolean,
): Promise<
  Pick<BilanRnic, 'creees' | 'modifiees' | 'inchangees'> & {
    gardees: Candidate[]
    anciennes: Candidate[]
  }
> =>
  db.transaction(async (tx) => {
    await tx.sql(`set local statement_timeout = 0`)
    await attendreTour(tx)
    const numeros = lot.map((c) => c.ligne.numero)
    const connues = new Map((await lireConnues(tx, numeros)).map((c) => [c.numero, c]))
    const jugees = lot.map((candidate) => {
      const connue = connues.get(candidate.ligne.numero) ?? null
      return { ...candidate, connue, sort: juger(candidate, connue, anciennesAcceptees) }
    })
    const dites = (sort: ReturnType<typeof juger>) => jugees.filter((c) => c.sort === sort)
    const fait = {
      creees: 0,
      modifiees: 0,
      inchangees: dites('inchangee').length,
      gardees: dites('gardee'),
      anciennes: dites('ancienne'),
    }
    const aEcrire: Reprise[] = dites('ecrire')
    await ecrireReprises(tx, aEcrire, firmes, auteur)
    for (const r of aEcrire) fait[r.connue ? 'modifiees' : 'creees'] += 1
    return fait
  })

/**
 * Takes a published file of the register in, of either generation: each row read and checked by the
 * rules, then written in batches. A cell that they refuse is blank; a row that no number names, that
 * comes twice or was cut is refused.
 * The same row twice changes nothing, so that a stopped import is simply run again. Throws a French
 * sentence when the file cannot be read.
 */
export const importerRnic = async (
  db: Db,
  texte: AsyncIterable<string>,
  { aujourdhui, anciennesAcceptees = false, suiteApres = null, rapporter, progresser }: OptionsRnic,
): Promise<BilanRnic> => {
  const rangees = lireCsv(texte)
  const premiere = await rangees.next()
  if (premiere.done) throw new Error('Le fichier est vide.')
  const { places, manquantes, inconnus, nonLus, doubles } = lireEntetes(premiere.value.cellules)
  if (premiere.value.cellules.some((c) => /[\0\uFFFD]/.test(c))) throw new Error(PAS_EN_UTF8)
  if (doubles.length > 0) throw new Error(DEUX_FOIS(doubles))
  if (manquantes.length > 0)
    throw new Error(
      `Ce n’est pas un fichier publié du registre : il y manque ${manquantes.join(', ')}.`,
    )
  for (const [colonnes, motif] of [
    [inconnus, 'Colonne qui n’est d’aucune génération connue : elle n’est pas lue.'],
    [nonLus, 'Colonne que le registre ne publie plus : elle n’est pas lue.'],
  ] as const)
    for (const colonne of colonnes)
      await rapporter({ ligne: 1, numero: '', decision: 'remarque', colonne, valeur: '', motif })
  const officielles = await lireCommunes(db)
  const contexte: ContexteRnic = { aujourdhui, commune: (code) => officielles.get(code) }
  const auteur = await auteurReprise(db)
  const bilan: BilanRnic = {
    lues: 0,
    creees: 0,
    modifiees: 0,
    inchangees: 0,
    conservees: 0,
    anciennes: 0,
    refusees: 0,
  }
  const firmes = new Map<string, number>()
  const ceder = cedeur(db)
  const vus = numerosVus()
  const remarquees = new Map<string, { colonne: ColonnePublique; motif: string; dites: number }>()
  let lot: Candidate[] = []
  const noter = async (
    rang: number,
    numero: string,
    decision: LigneRapport['decision'],
    constats: readonly Constat[],
  ): Promise<void> => {
    for (const { colonne, valeur, motif } of constats) {
      const cle = `${colonne} ${motif}`
      const { dites } = remarquees.get(cle) ?? { dites: 0 }
      if (decision === 'remarque') remarquees.set(cle, { colonne, motif, dites: dites + 1 })
      if (decision !== 'remarque' || dites < REMARQUES_MAX)
        await rapporter({ ligne: rang, numero, decision, colonne, valeur, motif })
    }
  }
  const ecrire = async (plein: readonly Candidate[]): Promise<void> => {
    for (const { ligne } of plein) {
      const cle = ligne.syndic ? cleDeFirme(ligne.syndic) : ''
      if (ligne.syndic && !firmes.has(cle)) firmes.set(cle, await trouverSyndic(db, ligne.syndic))
    }
    const { gardees, anciennes, ...fait } = await reprendreLot(
      db,
      plein,
      auteur,
      firmes,
      anciennesAcceptees,
    )
    bilan.creees += fait.creees
    bilan.modifiees += fait.modifiees
    bilan.inchangees += fait.inchangees
    bilan.conservees += gardees.length
    bilan.anciennes += anciennes.length
    for (const { rang, ligne } of gardees)
      await noter(rang, ligne.numero, 'conservée', [
        { colonne: 'numero_immatriculation', valeur: ligne.numero, motif: DEJA_DECLAREE },
      ])
    for (const { rang, ligne } of anciennes)
      await noter(rang, ligne.numero, 'plus ancienne', [
        { colonne: 'date_derniere_maj', valeur: ligne.dateMaj ?? '', motif: PLUS_ANCIENNE },
      ])
    progresser(bilan)
    await ceder()
  }
  // One batch is written while the next one is read.
  let ecriture: Promise<void> = Promise.resolve()
  const vider = async (): Promise<void> => {
    await ecriture
    ecriture = ecrire(lot)
    // A failure is told by the next wait.
    ecriture.catch(() => {})
    lot = []
  }
  const lire = async ({ ligne: rang, cellules: rangee }: RangeeCsv): Promise<void> => {
    bilan.lues += 1
    const lecture = lireLigneRnic((colonne) => {
      const place = places.get(colonne)
      return place === undefined ? undefined : (rangee[place] ?? '')
    }, contexte)
    const brut = rangee[places.get('numero_immatriculation') ?? -1] ?? ''
    const { ligne } = lecture
    const refus =
      malCoupee(rangee, premiere.value.cellules.length) ??
      (ligne === null ? SANS_NUMERO : vus.noter(ligne.numero) ? null : DEUX_LIGNES)
    await (refus === null
      ? noter(rang, brut, 'remarque', lecture.remarques)
      : noter(rang, brut, 'refusée', [
          { colonne: 'numero_immatriculation', valeur: brut, motif: refus },
        ]))
    if (!ligne || refus !== null) {
      bilan.refusees += 1
      return
    }
    const { cellules } = lecture
    const { numero: _numero, ...contenu } = ligne
    lot.push({
      rang,
      ligne,
      cellules,
      empreinte: createHash('sha256')
        .update(JSON.stringify([contenu, cellules]))
        .digest('hex'),
    })
    if (lot.length >= PAR_LOT) await vider()
  }
  try {
    for await (const rangee of rangees) await lire(rangee)
    if (lot.length > 0) await vider()
  } finally {
    await ecriture
  }
  if (suiteApres !== null) await reprendreSuite(db, suiteApres)
  for (const { colonne, motif, dites } of remarquees.values())
    if (dites > REMARQUES_MAX)
      await rapporter({
        ligne: bilan.lues + 1,
        numero: '',
        decision: 'remarque',
        colonne,
        valeur: '',
        motif: `${motif} Et ${dites - REMARQUES_MAX} autres cellules.`,
      })
  progresser(bilan)
  return bilan
}
