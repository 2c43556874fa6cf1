import { ApiError } from '@registre/contract/client'
import {
  can,
  type EvenementTeledeclarant,
  machineTeledeclarant,
  next,
  STATUTS_TELEDECLARANT,
  type StatutTeledeclarant,
} from '@registre/domain'
import {
  brouillonComplet,
  contenuNeuf,
  defaireDepuis,
  ecritesDepuis,
  type Ecriture,
  rangEcriture,
  suivreEcritures,
} from '@registre/testing/register'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  type Declarant,
  type Geste,
  useGestesTeledeclarant,
} from './support/gestes-teledeclarant.ts'

// Every state × event of a declarant on a real database: what a row of the table allows changes
// that and tells it once, what none allows changes nothing.

/**
 * What each event writes besides the declarant itself and its journal row, and the mails that it
 * sends.
 */
const EFFETS: Partial<Record<EvenementTeledeclarant, { tables: string[]; courriels: string[] }>> = {
  creer: { tables: ['cle_courriel', 'outbox', 'utilisateur'], courriels: ['inscription'] },
  'inscrire-etude': {
    tables: ['certificat', 'outbox', 'utilisateur'],
    courriels: ['etude-inscrite'],
  },
  'definir-mot-de-passe': {
    // It opens a session, from a browser that is known from then on.
    tables: ['appareil_connu', 'cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['code-poste'],
  },
  'regenerer-code': { tables: ['courrier', 'outbox'], courriels: [] },
  activer: { tables: ['courrier', 'outbox'], courriels: ['compte-active'] },
  'redemander-activation': { tables: ['outbox'], courriels: ['teledeclarant-statut'] },
  // What ends an account forgets the browsers that it is known by.
  'expirer-activation': {
    tables: ['appareil_connu', 'cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['inscription-expiree'],
  },
  'relancer-inactivite': { tables: ['outbox', 'utilisateur'], courriels: ['inactivite-rappel'] },
  'supprimer-inactif': {
    tables: ['appareil_connu', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['inactivite-supprime'],
  },
  supprimer: {
    tables: ['appareil_connu', 'cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['compte-supprime'],
  },
}

/** Mails, and tables besides the declarant's own row and the journal. */
const effetsDe = (ecrites: readonly Ecriture[]) => ({
  tables: [...new Set(ecrites.map((e) => e.nom))]
    .filter((nom) => nom !== 'teledeclarant' && nom !== 'journal')
    .toSorted(),
  courriels: ecrites.flatMap(({ nom, apres: row }) =>
    nom === 'outbox' && row?.['type'] === 'courriel'
      ? [String((row['payload'] as { modele: string }).modele)]
      : [],
  ),
})

describe('every state × event of a declarant, on a register', () => {
  const { registre, gestes, jusqua, inscrire, arriver } = useGestesTeledeclarant()
  const vus = new Set<string>()
  beforeAll(() => suivreEcritures(registre().db))
  const statutDe = async (id: number) =>
    (
      await registre().db.query<{ statut: StatutTeledeclarant }>(
        `select statut from teledeclarant where id = $1`,
        [id],
      )
    )[0]?.statut

  it.each(STATUTS_TELEDECLARANT)(
    '%s: each event, taken or refused as the table says',
    { timeout: 60_000 },
    async (statut) => {
      const { db, clock } = registre()
      const [vide, debut] = [await rangEcriture(db), clock.now()]
      onTestFinished(async () => {
        await defaireDepuis(db, vide)
        clock.set(debut)
      })
      const email = await inscrire()
      const [row] = await db.query<{ id: number; utilisateur_id: number }>(
        `select t.id, u.id as utilisateur_id from teledeclarant t join utilisateur u on u.teledeclarant_id = t.id where t.rep_email = $1`,
        [email],
      )
      const d: Declarant = { id: row?.id ?? 0, email, utilisateurId: row?.utilisateur_id ?? 0 }
      for (const pas of jusqua[statut]) await pas(d)
      expect(await statutDe(d.id)).toBe(statut)
      const [depart, instant] = [await rangEcriture(db), clock.now()]
      for (const [evenement, facons] of Object.entries(gestes) as [
        EvenementTeledeclarant,
        readonly Geste[],
      ][])
        for (const [rang, geste] of facons.entries()) {
          const quoi = `${statut} ${evenement} ${rang}`
          const issue = await geste(d).then(
            () => 'ok',
            (error: unknown) => {
              if (error instanceof ApiError && error.problem.status < 500) return error.problem.code
              throw error
            },
          )
          const ecrites = await ecritesDepuis(db, depart)
          const siennes = ecrites.filter(
            (e) => e.nom === 'teledeclarant' && e.apres?.['id'] === d.id,
          )
          const journal = ecrites.flatMap((e) =>
            e.nom === 'journal' && e.apres?.['teledeclarant_id'] === d.id ? [e.apres] : [],
          )
          if (can(machineTeledeclarant, statut, evenement)) {
            const vers = next(machineTeledeclarant, statut, evenement)
            expect([issue, await statutDe(d.id)], quoi).toEqual(['ok', vers])
            const type = evenement === 'supprimer' ? 'supprimer-teledeclarant' : evenement
            expect(
              journal.filter((j) => j['type'] === type).map((j) => [j['de'], j['vers']]),
              quoi,
            ).toEqual([[statut, vers]])
            vus.add(`${statut} ${evenement} ${vers}`)
            const attendus = EFFETS[evenement] ?? { tables: [], courriels: [] }
            const trouves = effetsDe(ecrites)
            expect([...new Set(trouves.courriels)], quoi).toEqual(
              evenement === 'activer' && rang === 1
                ? ['teledeclarant-statut']
                : evenement === 'supprimer-inactif'
                  ? ['inactivite-rappel', ...attendus.courriels]
                  : attendus.courriels,
            )
            expect(
              trouves.tables.filter((t) => !attendus.tables.includes(t)),
              quoi,
            ).toEqual([])
          } else {
            expect(await statutDe(d.id), quoi).toBe(statut)
            // A visitor is never told that an address is known: the call is taken, this declarant
            // is not touched.
            expect(siennes, quoi).toEqual([])
            if (evenement !== 'creer' && evenement !== 'supprimer-inactif')
              expect([journal, effetsDe(ecrites)], quoi).toEqual([
                [],
                { tables: [], courriels: [] },
              ])
          }
          await defaireDepuis(db, depart)
          clock.set(instant)
        }
    },
  )

  it('what creates one: a volunteer by its own creation, an office by its certificate', async () => {
    const { db } = registre()
    const creations = [
      ['creer', () => inscrire()],
      [
        'inscrire-etude',
        () =>
          arriver().creerTeledeclarant({
            params: { type: 'NOTAIRE' },
            body: {
              etablissement: {
                siret: '99950109100014',
                raisonSociale: 'Étude',
                codeApe: '69.10Z',
                voie: '1 rue',
                codePostal: '37000',
                commune: 'Tours',
              },
              representant: {
                nom: 'Marchand',
                prenom: 'Lou',
                email: 'lou@marchand.test',
                adresse: {},
              },
              confirmationEmail: 'lou@marchand.test',
              numEtude: 37015,
            },
          }),
      ],
    ] as const
    for (const [evenement, geste] of creations) {
      const depart = await rangEcriture(db)
      await geste()
      const ecrites = await ecritesDepuis(db, depart)
      const vers = next(machineTeledeclarant, null, evenement)
      expect(
        ecrites.flatMap((e) =>
          e.nom === 'teledeclarant' && e.op === 'INSERT' ? [e.apres?.['statut']] : [],
        ),
        evenement,
      ).toEqual([vers])
      expect(effetsDe(ecrites), evenement).toEqual(EFFETS[evenement])
      vus.add(` ${evenement} ${vers}`)
    }
  })

  it('a notary designates one: it waits for the registration, and goes with it', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const voir = async (geste: () => Promise<unknown>) => {
      const depart = await rangEcriture(registre().db)
      await geste()
      const ecrites = await ecritesDepuis(registre().db, depart)
      for (const e of ecrites) {
        const { type, de, vers } = e.nom === 'journal' ? (e.apres ?? {}) : {}
        if (String(type).includes('notaire') && STATUTS_TELEDECLARANT.some((s) => s === vers))
          vus.add(`${String(de ?? '')} ${String(type)} ${String(vers)}`)
      }
      return effetsDe(ecrites).courriels
    }
    for (const fin of ['immatriculer', 'supprimer'] as const) {
      const d = await brouillonComplet(notaire, contenuNeuf(registre(), 'INITIALE'), 'INITIALE')
      const params = { id: d.id ?? 0 }
      const email = `designe-${fin}@exemple.test`
      const nommer = () =>
        notaire.api.designerSyndic({
          params,
          body: { type: 'NON_PRO', nom: 'Martin', prenom: 'Alix', email },
        })
      expect(await voir(nommer)).toEqual([])
      const finir = () =>
        fin === 'supprimer'
          ? notaire.api.supprimerBrouillon({ params })
          : notaire.api.soumettreImmatriculationNotaire({
              params: { x: notaire.teledeclarantId ?? 0 },
              body: {
                id: params.id,
                version: d.version,
                confirmations: d.controle.aConfirmer.map((e) => e.code),
              },
            })
      expect(await voir(finir)).toEqual(
        fin === 'supprimer' ? [] : ['immatriculation-notaire', 'syndic-invite'],
      )
    }
  })

  it('every row of the table has happened', () => {
    const lignes = machineTeledeclarant.transitions.flatMap((t) =>
      (t.from ?? ['']).map((de) => `${de} ${t.event} ${String(t.to)}`),
    )
    expect(lignes.filter((l) => !vus.has(l))).toEqual([])
  })
})
