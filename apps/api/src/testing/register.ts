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
  VERSION_CHARTE,
} from '@registre/domain'
import { type FakeClock, fakeClock, freshDatabase, type TestDatabase } from '@registre/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import { sansAntivirus } from '../gateways/antivirus/embedded.ts'
import { captchaAltcha } from '../gateways/captcha/altcha.ts'
import { geocodageEmbarque } from '../gateways/geocodage/embedded.ts'
import { sireneEmbarquee } from '../gateways/sirene/embedded.ts'
import type { Deps } from '../platform/context.ts'
import { readSettings } from '../platform/env.ts'
import { createSessionStore, hashToken, newToken } from '../platform/session-store.ts'
import { controleurPdf } from '../platform/pdf/check-pdf.ts'
import { storageLocal } from '../platform/storage/disk-storage.ts'
import { injectFetch } from './inject-fetch.ts'
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

export interface Registre {
  app: FastifyInstance
  db: Db
  deps: Deps
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

let suite = 0

/** A new active establishment of the kind of a profile; gives its identifier. */
export const insererEtablissement = async (db: Db, profil: Profil): Promise<number> => {
  suite += 1
  const type = isNotaire(profil) ? 'NOTAIRE' : profil.includes('NONPRO') ? 'NON_PRO' : 'PRO'
  const [row] = await db.query<{ id: number }>(
    `insert into teledeclarant (type, statut, raison_sociale, siret, rep_email, rep_nom, rep_prenom) values ($1::type_teledeclarant, 'ACTIF', $2, $3, $4, 'Martin', 'Alix') returning id`,
    [
      type,
      `Établissement ${suite}`,
      type === 'NON_PRO' ? null : `${100_000_000 + suite}00010`,
      `contact${suite}@exemple.test`,
    ],
  )
  return row?.id ?? 0
}

/** A new active account; gives its identifier and login. */
export const insererUtilisateur = async (
  db: Db,
  profil: Profil,
  teledeclarantId: number | null,
): Promise<{ id: number; login: string }> => {
  suite += 1
  const login = `personne${suite}@exemple.test`
  const [row] = await db.query<{ id: number }>(
    `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom) values ($1, $2, $3, $3, $4, 'Camille') returning id`,
    [teledeclarantId, profil, login, `Durand${suite}`],
  )
  return { id: row?.id ?? 0, login }
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

/** Makes an account that of an institution of the whole country, which has accepted the charter. */
export const insererInstitution = async (db: Db, utilisateurId: number): Promise<void> => {
  const siret = `${200_000_000 + utilisateurId}00010`
  await db.query(
    `with i as (insert into institution (numero, nom, niveau) values ($2, 'Institution ' || $1::int, 'NATIONAL') returning id),
       p as (insert into personne_institution (utilisateur_id, emetteur, sujet, institution_id, siret, email)
         select $1::int, 'https://fournisseur.test', 'sujet-' || $1::int, i.id, $2, 'agent@institution.test' from i returning utilisateur_id)
     select 1 from p`,
    [utilisateurId, siret],
  )
  await db.query(
    `insert into acceptation_charte (utilisateur_id, version, acceptee_le) values ($1, $2, now())`,
    [utilisateurId, VERSION_CHARTE],
  )
}

/** In a describe: one register on a database of its own, with a clock that stands still. */
export const useRegistre = (): (() => Registre) => {
  let base: TestDatabase | null = null
  let dossier = ''
  let registre: Registre | null = null
  let refus: RefusVus | null = null
  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-'))
    const clock = fakeClock(new Date())
    const { db } = base
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: base.url,
      SECRET: 'x'.repeat(40),
      CAPTCHA_COUT: '10',
      JOURNAL_NIVEAU: 'silent',
    })
    const deps: Deps = {
      settings,
      db,
      clock,
      storage: storageLocal(dossier),
      pdf: controleurPdf(),
      antivirus: sansAntivirus(),
      geocodage: geocodageEmbarque(),
      clavis: null,
      connexionNotaires: null,
      captcha: captchaAltcha({
        secret: settings.SECRET,
        cout: 10,
        spent: { put: async () => true },
      }),
      sirene: sireneEmbarquee(),
      log: pino({ level: process.env['JOURNAL_TESTS'] ?? 'silent' }),
    }
    const app = await buildApp({ deps, rateFactor: 1000 })
    refus = suivreRefus(app)
    await app.ready()
    const sessions = createSessionStore(db, clock)
    const visiteur = () => {
      const cookies = new Map<string, string>()
      return { cookies, api: createClient({ fetch: injectFetch(app, { cookies }) }) }
    }
    registre = {
      app,
      db,
      deps,
      clock,
      visiteur,
      parJeton: async (personne, autorites = AUTORITES) => {
        const jeton = `rnc_${newToken()}`
        await db.query(
          `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, expire_le, vu_le) values ($1, 'Essai', $2, $3, $4::text[], $5::timestamptz + interval '30 days', $5)`,
          [personne.utilisateurId, jeton.slice(0, 12), hashToken(jeton), autorites, clock.now()],
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
        const { value } = await sessions.open({
          utilisateurId: id,
          adresse: '127.0.0.1',
          agent: 'tests',
        })
        const v = visiteur()
        v.cookies.set('registre_session', value)
        return { utilisateurId: id, teledeclarantId, profil, login, ...v }
      },
    }
  })
  afterAll(async () => {
    await registre?.app.close()
    try {
      refus?.garder()
      if (registre) await verifierCatalogueJournal(registre.db)
      if (refus && refus.fautes.length > 0)
        throw new Error(`refused, and not as declared: ${refus.fautes.join('; ')}`)
    } finally {
      await registre?.deps.pdf.fermer()
      await base?.close()
      await rm(dossier, { recursive: true, force: true })
    }
  })
  return () => {
    if (!registre) throw new Error('useRegistre() is read in a test, not while describing')
    return registre
  }
}
