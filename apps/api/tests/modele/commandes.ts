import { PREUVE_DES_ESSAIS } from '../support/preuve.ts'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { createSessionStore } from '../../src/platform/session-store.ts'
import { constaterDissolutions } from '../../src/modules/traitements/constater-dissolutions.ts'
import { expirerVerrous } from '../../src/modules/traitements/expirer-verrous.ts'
import { prevenirEcheances } from '../../src/modules/traitements/prevenir-echeances.ts'
import { suivreMandats } from '../../src/modules/traitements/suivre-mandats.ts'
import { suivrePrecisions } from '../../src/modules/traitements/suivre-precisions.ts'
import { brouillonComplet, contenuNeuf } from '@registre/testing/register'
import { vueModele, vueRegistre } from './comparer.ts'
import { type DossierM, expirerBaux, nouveau, nuit } from './dossier.ts'
import { brouillonEtSonDouble } from './doublons.ts'
import { exerciceAncien } from './gestes-declarations.ts'
import { effectuer, type Geste, type Instant, instant, type Monde, NOTAIRE } from './gestes.ts'
import {
  choisir,
  compter,
  exigerAccord,
  type Issue,
  jouer,
  type Modele,
  nom,
  tenter,
} from './jouer.ts'
import { GESTES } from './tous-les-gestes.ts'

type Commande = fc.AsyncCommand<Modele, Monde>

/** One gesture on one co-ownership: among those that the model allows, or any. */
class UnGeste implements Commande {
  fait = ''
  readonly rang: number
  readonly n: number
  readonly permis: boolean
  constructor(rang: number, n: number, permis: boolean) {
    this.rang = rang
    this.n = n
    this.permis = permis
  }
  check = (modele: Readonly<Modele>) => modele.dossiers.length > 0
  async run(modele: Modele, monde: Monde): Promise<void> {
    const choix = choisir(modele, monde, this.rang, this.n, this.permis)
    if (!choix) return
    this.fait = `${nom(choix.g)} sur ${choix.d.id}`
    await jouer(modele, monde, choix.d, choix.g)
  }
  toString = () => this.fait || `geste ${this.n}`
}

/** What is asked, held, then validated: chance alone seldom goes so far. */
const PARCOURS = [
  ['soumettre', 'ouvrir immatriculation', 'valider immatriculation'],
  ['demander le rattachement', 'ouvrir rattachement', 'valider rattachement'],
  ['dissoudre', 'ouvrir dissolution', 'valider dissolution'],
] as const

/**
 * Goes through a request as far as the model allows, on a new co-ownership when there is none: `n`
 * chooses who does each gesture.
 */
class Suite implements Commande {
  faits: string[] = []
  readonly rang: number
  readonly n: number
  readonly etapes: readonly string[]
  constructor(rang: number, n: number, etapes: readonly string[]) {
    this.rang = rang
    this.n = n
    this.etapes = etapes
  }
  check = () => true
  async run(modele: Modele, monde: Monde): Promise<void> {
    if (modele.dossiers.length === 0) await new Creer(this.n % 2).run(modele, monde)
    const d = modele.dossiers[this.rang % modele.dossiers.length]
    for (const etape of d ? this.etapes : []) {
      const gestes = GESTES.filter(
        (g) =>
          g.nom.startsWith(etape) && d && g.possible(d) && g.prevoir(d, instant(monde)) === 'oui',
      )
      const g = gestes[this.n % Math.max(1, gestes.length)]
      if (!g || !d) return
      this.faits.push(nom(g))
      await jouer(modele, monde, d, g)
    }
  }
  toString = () => this.faits.join(', ') || this.etapes.join(', ')
}

/** Refusals of a version, or of dates, that were right a moment before. */
const PERIMEES = ['version-perimee', 'regles-non-respectees', 'confirmation-requise']

/** One order of two answers: null when the model does not allow it. */
const ordre = (
  d: DossierM,
  t: Instant,
  suite: readonly { g: Geste; issue: Issue }[],
): DossierM | null => {
  const copie = structuredClone(d)
  for (const { g, issue } of suite) {
    // The decision that it named may no longer be the last one.
    const prevision = g.reprend && !issue.ok ? 'selon' : g.prevoir(copie, t)
    // What it sent was read before the other one wrote: it is told so.
    if (!issue.ok && PERIMEES.includes(issue.code)) continue
    if (prevision !== 'selon' && issue.ok !== (prevision === 'oui')) return null
    if (issue.ok) effectuer(g, copie, t, issue.reponse)
  }
  return copie
}

/**
 * Two gestures at the same instant on the same co-ownership: as if one had come after the other.
 */
class Paire implements Commande {
  fait = ''
  readonly rang: number
  readonly n: readonly [number, number]
  constructor(rang: number, n: readonly [number, number]) {
    this.rang = rang
    this.n = n
  }
  check = (modele: Readonly<Modele>) => modele.dossiers.length > 0
  async run(modele: Modele, monde: Monde): Promise<void> {
    const [un, deux] = this.n.map((n) => choisir(modele, monde, this.rang, n, true))
    if (!un || !deux) return
    const { d } = un
    // Two at once are both taken: side-by-side.test.ts.
    if ([un, deux].every(({ g }) => g.nom.startsWith('demander le rattachement'))) return
    this.fait = `${nom(un.g)} et ${nom(deux.g)} ensemble sur ${d.id}`
    const t = instant(monde)
    const [a, b] = await Promise.all(
      [un, deux].map(async ({ g }) => ({
        g,
        issue: await tenter(() => g.faire(monde, structuredClone(d), t)),
      })),
    )
    if (!a || !b) return
    for (const { g, issue } of [a, b]) compter(g, issue)
    const trouve = await vueRegistre(monde, d)
    const suites = [ordre(d, t, [a, b]), ordre(d, t, [b, a])]
    const juste = suites.find((x) => x && isDeepStrictEqual(vueModele(monde, x), trouve))
    if (!juste)
      throw new Error(
        `${this.fait} on ${JSON.stringify(vueModele(monde, d))}\ngave ${JSON.stringify([a, b].map((x) => x.issue))} and ${JSON.stringify(trouve)}\nno order gives that: ${JSON.stringify(suites.map((x) => x && vueModele(monde, x)))}`,
      )
    Object.assign(d, juste)
    await exigerAccord(monde, modele.dossiers, this.fait)
  }
  toString = () => this.fait || `paire ${this.n.join()}`
}

/** A new draft of a syndic, or a registration by a notary. */
export class Creer implements Commande {
  readonly qui: number
  constructor(qui: number) {
    this.qui = qui
  }
  check = (modele: Readonly<Modele>) => modele.dossiers.length < 3
  async run(modele: Modele, monde: Monde): Promise<void> {
    const personne = monde.gens[this.qui]
    if (!personne) throw new Error(`nobody at ${this.qui}`)
    const parNotaire = this.qui === NOTAIRE
    const typeImmat = parNotaire ? 'INITIALE' : 'DEFAULT'
    const contenu = contenuNeuf(monde.r, typeImmat)
    Object.assign(contenu.donneesFinancieres, exerciceAncien(monde.r.clock.today()))
    const { id, version, coproprieteId, controle } = await brouillonComplet(
      personne,
      contenu,
      typeImmat,
    )
    const d = nouveau(coproprieteId ?? 0, id ?? 0, this.qui)
    const confirmations = controle.aConfirmer.map((e) => e.code)
    if (parNotaire) {
      await personne.api.soumettreImmatriculationNotaire({
        params: { x: personne.teledeclarantId ?? 0 },
        body: { id: id ?? 0, version, confirmations, reponsesDoublons: [] },
      })
      d.inscription = 'IMMATRICULEE'
    } else if (confirmations.length > 0)
      throw new Error(`the draft asks for ${confirmations.join()}`)
    modele.dossiers.push(d)
    await exigerAccord(monde, modele.dossiers, 'a creation')
  }
  toString = () => `créer (personne ${this.qui})`
}

/**
 * A co-ownership that a notary registers, and a draft of the same one: the register asks a keeper.
 */
class CreerDouble implements Commande {
  check = (modele: Readonly<Modele>) => modele.dossiers.length < 2
  async run(modele: Modele, monde: Monde): Promise<void> {
    modele.dossiers.push(...Object.values(await brouillonEtSonDouble(monde)))
    await exigerAccord(monde, modele.dossiers, 'a creation')
  }
  toString = () => 'créer, en double'
}

/** Everybody signs in again: sessions do not outlive months. */
export const reconnecter = async ({ r, gens }: Monde): Promise<void> => {
  const sessions = createSessionStore(r.db, r.clock)
  for (const p of gens) {
    const { value } = await sessions.open({
      preuve: PREUVE_DES_ESSAIS,
      utilisateurId: p.utilisateurId,
      adresse: '127.0.0.1',
      agent: 'tests',
    })
    p.cookies.set('registre_session', value)
  }
}

/** Time passes, and the register's own jobs run, twice at once. */
export class Temps implements Commande {
  readonly duree: { days?: number; minutes?: number }
  constructor(duree: { days?: number; minutes?: number }) {
    this.duree = duree
  }
  check = () => true
  async run(modele: Modele, monde: Monde): Promise<void> {
    const { r } = monde
    r.clock.advance(this.duree)
    const { jour, maintenant } = instant(monde)
    await Promise.all([expirerVerrous(r.deps), expirerVerrous(r.deps)])
    for (const d of modele.dossiers) expirerBaux(d, maintenant)
    for (const traitement of [
      constaterDissolutions,
      suivreMandats,
      prevenirEcheances,
      suivrePrecisions,
    ])
      await Promise.all([traitement(r.deps), traitement(r.deps)])
    for (const d of modele.dossiers) nuit(d, jour)
    await reconnecter(monde)
    await exigerAccord(monde, modele.dossiers, this.toString())
  }
  toString = () => `attendre ${JSON.stringify(this.duree)}`
}

const n = fc.nat({ max: 5000 })
const rang = fc.nat({ max: 2 })

/** Sequences of commands; `paires`: with gestures at the same instant. */
export const sequences = (longueur: number, paires: boolean) =>
  fc.commands(
    [
      fc
        .constantFrom(0, 1, NOTAIRE, null)
        .map((qui) => (qui === null ? new CreerDouble() : new Creer(qui))),
      ...Array.from({ length: paires ? 2 : 6 }, () =>
        fc.tuple(rang, n).map(([i, k]) => new UnGeste(i, k, true)),
      ),
      fc.tuple(rang, n).map(([i, k]) => new UnGeste(i, k, false)),
      ...PARCOURS.map((etapes) => fc.tuple(rang, n).map(([i, k]) => new Suite(i, k, etapes))),
      ...Array.from({ length: paires ? 4 : 0 }, () =>
        fc.tuple(rang, fc.tuple(n, n)).map(([i, k]) => new Paire(i, k)),
      ),
      fc
        .constantFrom(
          { minutes: 16 },
          { days: 1 },
          { days: 20 },
          { days: 35 },
          { days: 200 },
          { days: 400 },
        )
        .map((duree) => new Temps(duree)),
    ],
    { maxCommands: longueur, size: 'max' },
  )
