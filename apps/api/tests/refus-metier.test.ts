import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AnyOperation } from '@registre/contract'
import {
  type ErrorCode,
  estSiret,
  EXPORTS_CATEGORISATION,
  RegisterError,
  TYPES_EXPORT,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { copier } from '../src/modules/donnees/copier.ts'
import { ligneDe, lireTable, OPERATIONS, useDemonstration } from './support/conformite.ts'
import type { Parties } from '@registre/testing/fuzz'
import { remplir } from './support/monde.ts'
import { poser } from './support/poser.ts'
import { jugerRefus } from './support/refus.ts'
import { SITUATIONS, sourcesDeRefus } from './support/situations-refus.ts'

// Refusals that follow from what happened, not from the shape of a call (refus.test.ts): each is
// obtained by a real call, and says what its operation declares. The table is refus.attendus.tsv;
// what stands around the register (a map, a directory, a slow disk) is below it.

const LIGNES = lireTable('refus.attendus.tsv').map(
  ([operation = '', code = '', profil = '', situation = '', changement = '{}']) => ({
    operation,
    code: code as ErrorCode,
    profil,
    situations: situation === '' ? [] : situation.split(', '),
    changement: JSON.parse(changement) as Record<string, unknown>,
  }),
)

const operation = (nom: string): AnyOperation => {
  const op = OPERATIONS.get(nom)
  if (!op) throw new Error(`${nom} is not in the contract`)
  return op
}
const declarent = (code: ErrorCode): [string, AnyOperation][] =>
  [...OPERATIONS].filter(([, op]) => op.errors?.includes(code))

describe('refusals that follow from a situation', () => {
  const { registre, envoyer, preparer } = useDemonstration()

  it('the table speaks of declared refusals, once each', () => {
    const fautes = LIGNES.flatMap((l) => [
      ...(OPERATIONS.get(l.operation)?.errors?.includes(l.code)
        ? []
        : [`${l.operation} does not declare ${l.code}`]),
      ...l.situations
        .filter((s) => !SITUATIONS[s])
        .map((s) => `${l.operation}: no situation "${s}"`),
    ])
    const cles = LIGNES.map((l) => `${l.operation} ${l.code}`)
    expect([...fautes, ...cles.filter((c, i) => cles.indexOf(c) !== i)]).toEqual([])
  })

  const jouer = async (
    nom: string,
    code: ErrorCode,
    ligne: (typeof LIGNES)[number],
  ): Promise<string[]> => {
    const op = operation(nom)
    const base = ligneDe(nom, op)
    const { seul, deux, enCours, ...changement } = ligne.changement
    const prets = await preparer({
      profil: ligne.profil === '' ? base.profil : ligne.profil,
      appel: {},
      avec: seul === true ? [] : base.avec,
    })
    const sources = sourcesDeRefus(registre(), prets.sources)
    const prepare =
      seul === true
        ? {}
        : await remplir(Array.isArray(base.appel) ? base.appel[0] : base.appel, sources)
    const parties = poser(prepare, await remplir(changement, sources)) as Parties
    for (const s of ligne.situations)
      await SITUATIONS[s]?.({ r: registre(), qui: prets.qui, parties, sources })
    if (enCours !== true && deux !== true)
      return jugerRefus(
        nom,
        op,
        await envoyer(registre(), op, parties, prets.qui, prets.plus),
        code,
      )
    const cle = { ...prets.plus, ...(enCours === true ? { 'idempotency-key': randomUUID() } : {}) }
    const reponses = await Promise.all(
      [1, 2].map(() => envoyer(registre(), op, parties, prets.qui, cle)),
    )
    const refusees = reponses.filter((r) => r.statut >= 400)
    const [refusee] = refusees
    return refusee && refusees.length === 1
      ? jugerRefus(nom, op, refusee, code)
      : [`${nom}: ${refusees.length} refused of two`]
  }

  it.each(LIGNES.map((l) => [l.operation, l.code, l] as const))(
    '%s: %s',
    async (nom, code, ligne) => {
      let fautes = await jouer(nom, code, ligne)
      // Two at once may also come one after the other: the second then finds another refusal, as
      // right as this one.
      for (
        let encore = 4;
        ligne.changement['deux'] === true && fautes.length > 0 && encore > 0;
        encore -= 1
      )
        fautes = await jouer(nom, code, ligne)
      expect(fautes).toEqual([])
    },
  )

  /**
   * Who is refused, where the call that works is another's: an establishment's own list is never
   * too wide.
   */
  const DEMANDEURS: Readonly<Record<string, string>> = {
    rechercherCoproprietes: 'TENEUR_ADMIN_PRINC',
    rechercherImmatOuNomCopro: 'TENEUR_ADMIN_PRINC',
  }
  /** Calls without a row of their own, or whose row looks for something else. */
  const QUESTIONS: Readonly<Record<string, unknown>> = {
    listerFile: { body: { vue: 'A_TRAITER', texte: 'Lyon' } },
    completerAdresse: { query: { text: 'rue haute' } },
    rechercherAdresse: { query: { q: 'rue haute' } },
    rechercherParcelle: { query: { codeInsee: '38185', section: 'AB', numero: '12' } },
    lireTuile: { params: { z: 6, x: 32, y: 22 }, query: { couche: 'plan' } },
    chercherBatimentsRnb: { query: { longitude: 5.72, latitude: 45.18 } },
    parcellesAuPoint: { query: { longitude: 5.72, latitude: 45.18, codeInsee: '38185' } },
    rechercherAnnuaire: { body: { adresseNonSelectionnee: 'residence' } },
    chercherCoproprietes: { query: { q: 'residence' } },
    suggererRecherche: { query: { q: 'residence' } },
    exporterJournal: { body: {} },
    rechercherReclamations: { body: {} },
  }
  const appelQuiMarche = async (nom: string, visiteur = '.') => {
    const base = ligneDe(nom, operation(nom))
    const appel = QUESTIONS[nom] ?? (Array.isArray(base.appel) ? base.appel[0] : base.appel)
    const profil = DEMANDEURS[nom] ?? base.profil
    return preparer({
      ...base,
      profil: profil === '.' ? visiteur : profil,
      appel,
      ...(DEMANDEURS[nom] ? { avec: [] } : {}),
    })
  }
  const juger = async (
    nom: string,
    code: ErrorCode,
    pret?: Awaited<ReturnType<typeof preparer>>,
  ): Promise<string[]> => {
    const { parties, qui, plus } = pret ?? (await appelQuiMarche(nom))
    return jugerRefus(
      nom,
      operation(nom),
      await envoyer(registre(), operation(nom), parties, qui, plus),
      code,
    )
  }

  /** The directory is asked where a firm moves to another of its establishments. */
  const demenager = async (nom: string) => {
    const pret = await appelQuiMarche(nom)
    if (nom !== 'enregistrerEtablissement') return pret
    const [t] = await registre().db.query<{ siret: string }>(
      `select t.siret from teledeclarant t join utilisateur u on u.teledeclarant_id = t.id where u.id = $1`,
      [pret.qui?.utilisateurId ?? 0],
    )
    const siret = Array.from(
      { length: 99 },
      (_, n) => `${t?.siret.slice(0, 9)}${String(n).padStart(5, '0')}`,
    ).find((s) => s !== t?.siret && estSiret(s))
    return { ...pret, parties: poser(pret.parties, { body: { siret } }) as Parties }
  }

  it('the map, or the directory of companies, does not answer, or there is none', async () => {
    const { deps } = registre()
    const { geocodage, sirene, rnb } = deps
    const muet = <T extends object>(service: T, code: ErrorCode): T =>
      new Proxy(service, { get: () => async () => Promise.reject(new RegisterError(code)) })
    deps.geocodage = muet(geocodage, 'geolocalisation-indisponible')
    deps.sirene = muet(sirene, 'sirene-indisponible')
    try {
      const fautes: string[] = []
      for (const code of ['geolocalisation-indisponible', 'sirene-indisponible'] as const)
        for (const [nom] of declarent(code))
          fautes.push(...(await juger(nom, code, await demenager(nom))))
      for (const nom of ['geocodage', 'sirene', 'rnb'] as const)
        Object.assign(deps, { [nom]: muet(deps[nom], 'service-non-regle') })
      for (const [nom] of declarent('service-non-regle'))
        fautes.push(...(await juger(nom, 'service-non-regle', await demenager(nom))))
      expect(fautes).toEqual([])
    } finally {
      Object.assign(deps, { geocodage, sirene, rnb })
    }
  })

  it('a file of more co-ownerships than are put together while one waits', async () => {
    // 50,000 sheets are long to make: the limits come down instead.
    const limites = structuredClone(EXPORTS_CATEGORISATION)
    for (const type of TYPES_EXPORT)
      Object.assign(EXPORTS_CATEGORISATION[type], { direct: 0, max: 0 })
    try {
      const fautes: string[] = []
      for (const [nom, op] of declarent('export-a-preparer')) {
        const pret = await preparer({
          profil: 'INSTITUTIONNEL',
          appel: { body: { portee: { portee: 'NATIONAL' } } },
          avec: [],
        })
        fautes.push(
          ...jugerRefus(
            nom,
            op,
            await envoyer(registre(), op, pret.parties, pret.qui, pret.plus),
            'export-a-preparer',
          ),
        )
      }
      expect(fautes).toEqual([])
      const pret = await preparer({
        profil: 'INSTITUTIONNEL',
        appel: { body: { type: 'RAPPORT_FICHES', portee: { portee: 'NATIONAL' } } },
        avec: [],
      })
      expect(await juger('preparerExport', 'recherche-trop-large', pret)).toEqual([])
    } finally {
      for (const type of TYPES_EXPORT) Object.assign(EXPORTS_CATEGORISATION[type], limites[type])
    }
  })

  /** What searches read. */
  const TABLES_LUES = [
    'fiche',
    'annuaire',
    'journal',
    'journal_empreinte',
    'reclamation',
    'copropriete',
    'demande',
  ]
  it('raw data: one copy at a time for a person, three at once for a server', async () => {
    const { db } = registre()
    const institution = await preparer({ profil: 'INSTITUTIONNEL', appel: {}, avec: [] })
    const sienne = await copier(
      db,
      'copy (select generate_series(1, 500000)) to stdout',
      `u${institution.qui?.utilisateurId}`,
    )
    const fautes = await juger('telechargerDonneesBrutes', 'requete-en-cours', institution)
    const autres = [
      await copier(db, 'copy (select generate_series(1, 500000)) to stdout', null),
      await copier(db, 'copy (select generate_series(1, 500000)) to stdout', null),
    ]
    fautes.push(
      ...(await juger(
        'telechargerDonneesBrutes',
        'service-indisponible',
        await preparer({ profil: 'INSTITUTIONNEL', appel: {}, avec: [] }),
      )),
    )
    for (const copie of [sienne, ...autres]) copie.destroy()
    expect(fautes).toEqual([])
  })

  it('a search that takes more than three seconds', async () => {
    const recherches = declarent('recherche-trop-large').filter(([nom]) => nom !== 'preparerExport')
    // Each by somebody of its own: a visitor has one file made at a time.
    const prets = await Promise.all(
      recherches.map(async ([nom, op]) => ({
        nom,
        op,
        ...(await appelQuiMarche(nom, 'INSTITUTIONNEL')),
      })),
    )
    // What these searches read, held by somebody else: every table at once, each search then waits
    // for its own three seconds beside the others.
    const fautes = await registre().db.transaction(async (tx) => {
      await tx.sql(`lock table ${TABLES_LUES.join(', ')} in access exclusive mode`)
      return Promise.all(
        prets.map(async ({ nom, op, parties, qui, plus }) => {
          const appel = envoyer(registre(), op, parties, qui, plus)
          const reponse = await Promise.race([appel, setTimeout(15_000, null)])
          return reponse
            ? jugerRefus(nom, op, reponse, 'recherche-trop-large')
            : [`${nom}: no answer`]
        }),
      )
    })
    expect(fautes.flat()).toEqual([])
  }, 60_000)
})
