import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@registre/contract/client'
import type { Db } from '@registre/db'
import {
  AUTORITES,
  type Autorite,
  type CategorieJournal,
  type EvenementJournal,
  EVENEMENTS_PAR_CATEGORIE,
  isNotaire,
  isTeledeclarant,
  type Profil,
} from '@registre/domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type FakeClock, fakeClock, instantDesEssais } from '../clock.ts'
import { freshDatabase, type TestDatabase } from '../postgres/database.ts'
import { injectFetch } from './inject-fetch.ts'
import { insererEtablissement, insererInstitution, insererUtilisateur } from './personnes.ts'
import { type RefusVus, suivreRefus } from './refus-vus.ts'

export interface Personne {
  utilisateurId: number
  teledeclarantId: number | null
  profil: Profil
  login: string
  api: Client
  cookies: Map<string, string>
  /** The value of the token that this caller presents, when it is a program. */
  jeton?: string
}

/** A register under test; `D`: what its use cases reach outside. */
export interface Registre<D = unknown> {
  app: FastifyInstance
  db: Db
  deps: D
  clock: FakeClock
  /** An active account of a profile, signed in; its own new establishment unless one is given. */
  personne(profil: Profil, teledeclarantId?: number): Promise<Personne>
  /**
   * The same person's program: a token with these rights (all of the person's unless told), no
   * cookie, called from anywhere.
   */
  parJeton(personne: Personne, autorites?: readonly Autorite[]): Promise<Personne>
  /** A visitor with an empty cookie jar. */
  visiteur(): { api: Client; cookies: Map<string, string> }
}

/** What a test gives to an application to stand on. */
export interface Socle {
  base: TestDatabase
  clock: FakeClock
  /** An empty folder for its files, removed at the end. */
  dossier: string
}

/** An application that is built on it, not started yet. */
export interface Ouverte<D> {
  app: FastifyInstance
  deps: D
  /** Signs an account in; gives the value of its cookie. */
  ouvrirSession(utilisateurId: number): Promise<string>
  /** A new token of a program, and what the database keeps of it. */
  nouveauJeton(): { jeton: string; empreinte: string }
  /** Ends what it opened, once no call comes any more. */
  fermer(): Promise<void> | void
}

/**
 * Whatever a test did, the journal's own search can find it: each event is in the catalogue, under
 * its category.
 */
const verifierCatalogueJournal = async (db: Db): Promise<void> => {
  const ecrits = await db.query<{ categorie: CategorieJournal; type: EvenementJournal }>(
    'select distinct categorie, type from journal',
  )
  const inconnus = ecrits.filter((e) => !EVENEMENTS_PAR_CATEGORIE[e.categorie]?.includes(e.type))
  if (inconnus.length > 0)
    throw new Error(
      `missing in EVENEMENTS_PAR_CATEGORIE: ${inconnus.map((e) => `${e.categorie} ${e.type}`).join(', ')}`,
    )
}

/** The register that an application is, with its people. */
const registreDe = <D>({ base: { db }, clock }: Socle, ouverte: Ouverte<D>): Registre<D> => {
  const { app, deps } = ouverte
  const visiteur = () => {
    const cookies = new Map<string, string>()
    return { cookies, api: createClient({ fetch: injectFetch(app, { cookies }) }) }
  }
  return {
    app,
    db,
    deps,
    clock,
    visiteur,
    parJeton: async (personne, autorites = AUTORITES) => {
      const { jeton, empreinte } = ouverte.nouveauJeton()
      await db.query(
        `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, expire_le, vu_le) values ($1, 'Essai', $2, $3, $4::text[], $5::timestamptz + interval '30 days', $5)`,
        [personne.utilisateurId, jeton.slice(0, 12), empreinte, autorites, clock.now()],
      )
      const entetes = {
        authorization: `Bearer ${jeton}`,
        'sec-fetch-site': 'cross-site',
        origin: 'https://ailleurs.example',
      }
      return {
        ...personne,
        cookies: new Map(),
        jeton,
        api: createClient({ fetch: injectFetch(app, { cookies: new Map(), headers: entetes }) }),
      }
    },
    personne: async (profil, donne) => {
      const teledeclarantId =
        donne ??
        (isTeledeclarant(profil) || isNotaire(profil)
          ? await insererEtablissement(db, profil)
          : null)
      const { id, login } = await insererUtilisateur(db, profil, teledeclarantId)
      if (profil === 'INSTITUTIONNEL') await insererInstitution(db, id)
      const session = await ouverte.ouvrirSession(id)
      const v = visiteur()
      v.cookies.set('registre_session', session)
      return { utilisateurId: id, teledeclarantId, profil, login, ...v }
    },
  }
}

/**
 * In a describe: one register on a database of its own, with a clock that stands still; `ouvrir`
 * builds the application. Every refusal that it answers is judged.
 */
export const useRegistreDe = <D>(
  ouvrir: (socle: Socle) => Promise<Ouverte<D>>,
): (() => Registre<D>) => {
  let base: TestDatabase | null = null
  let dossier = ''
  let ouverte: Ouverte<D> | null = null
  let registre: Registre<D> | null = null
  let refus: RefusVus | null = null
  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-'))
    const socle: Socle = { base, dossier, clock: fakeClock(instantDesEssais()) }
    ouverte = await ouvrir(socle)
    refus = suivreRefus(ouverte.app)
    await ouverte.app.ready()
    registre = registreDe(socle, ouverte)
  })
  afterAll(async () => {
    await ouverte?.app.close()
    try {
      refus?.garder()
      if (registre) await verifierCatalogueJournal(registre.db)
      if (refus && refus.fautes.length > 0)
        throw new Error(`refused, and not as declared: ${refus.fautes.join('; ')}`)
    } finally {
      await ouverte?.fermer()
      await base?.close()
      await rm(dossier, { recursive: true, force: true })
    }
  })
  return () => {
    if (!registre) throw new Error('a register is read in a test, not while describing')
    return registre
  }
}
