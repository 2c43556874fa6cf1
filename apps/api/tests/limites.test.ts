import { createHash, generateKeyPairSync } from 'node:crypto'
import { addDays, CLES_ACCES_MAX, JETONS_MAX, MAX_REPRISES_EN_ATTENTE } from '@registre/domain'
import {
  codeDe,
  coproprietesSuivies,
  demanderRattachement,
  enFile,
  type Personne,
} from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { posterRetour } from '../src/modules/courriers/poster-lettre.ts'
import { cabinet, demanderReprise } from '../src/modules/portefeuilles/portefeuilles-de-test.ts'
import { type Registre, useRegistre } from './support/register.ts'

// What is limited is counted, then written: of two calls of the same person, or of the same firm, at
// once, in both orders, where one place is left, the first one has it.

interface Cas {
  /** The table that both write: it is held until both wait. */
  table: string
  /** How the one too many is refused, or what is told of it. */
  refus: string
  issue?: (appel: Promise<unknown>) => Promise<string>
  /** Leaves one place; gives two calls that would both take it. */
  preparer: (r: Registre) => Promise<[() => Promise<unknown>, () => Promise<unknown>]>
}

const paire = (appel: () => Promise<unknown>): [typeof appel, typeof appel] => [appel, appel]
let suite = 0
const suivant = (): string => {
  suite += 1
  return String(suite).padStart(8, '0')
}
/** So many rows of a person's own. */
const remplir = (r: Registre, p: Personne, nombre: number, insertion: string) =>
  r.db.query(
    `${insertion} from utilisateur u cross join generate_series(1, $2::int) n where u.id = $1`,
    [p.utilisateurId, nombre],
  )

/** What an authenticator answers to this challenge: a key pair of its own, without attestation. */
const nouvelleCle = (defi: { challenge: string; rp: { id: string } }) => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = createHash('sha256').update(x).digest()
  // CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, then {fmt, attStmt, authData}.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const authData = Buffer.concat([
    createHash('sha256').update(defi.rp.id).digest(),
    Buffer.from('4500000000', 'hex'),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    cose,
  ])
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authData.length]),
    authData,
  ])
  const client = {
    type: 'webauthn.create',
    challenge: defi.challenge,
    origin: `http://${defi.rp.id}`,
  }
  return {
    nom: 'Clé',
    id: id.toString('base64url'),
    clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
    attestationObject: attestation.toString('base64url'),
  }
}

const CAS: Record<string, Cas> = {
  'takeovers of portfolios': {
    table: 'portefeuille',
    refus: 'regles-non-respectees',
    preparer: async (r) => {
      const repreneur = await cabinet(r, `7${suivant()}`)
      const cedants = await Promise.all(
        Array.from({ length: MAX_REPRISES_EN_ATTENTE + 1 }, () => cabinet(r, `7${suivant()}`)),
      )
      for (const cedant of cedants) await coproprietesSuivies(r, cedant, 1)
      const sirets = cedants.map((c) => c.siret)
      for (const siret of sirets.slice(2)) await demanderReprise(repreneur, siret)
      const demande =
        (siret = '') =>
        () =>
          demanderReprise(repreneur, siret)
      return [demande(sirets[0]), demande(sirets[1])]
    },
  },
  attachments: {
    table: 'demande',
    refus: 'trop-de-requetes',
    preparer: async (r) => {
      const benevole = await r.personne('TELE_NONPRO_ADMIN_PRINC')
      const ancien = await r.personne('TELE_PRO_GESTION')
      const numeros = (await coproprietesSuivies(r, ancien, 4)).map((c) => c.numero)
      // Nobody represents them any more.
      await r.db.query(`delete from mandat where teledeclarant_id = $1`, [ancien.teledeclarantId])
      await r.db.query(
        `update copropriete set etat = 'IMMATRICULEE_A_RATTACHER', teledeclarant_id = null, date_fin_mandat = null where teledeclarant_id = $1`,
        [ancien.teledeclarantId],
      )
      for (const numero of numeros.slice(2)) await demanderRattachement(r, benevole, numero)
      const demande =
        (numero = '') =>
        () =>
          demanderRattachement(r, benevole, numero)
      return [demande(numeros[0]), demande(numeros[1])]
    },
  },
  'successors without an account': {
    table: 'successeur',
    refus: 'trop-de-requetes',
    preparer: async (r) => {
      const syndic = await r.personne('TELE_PRO_GESTION')
      const suivies = await coproprietesSuivies(r, syndic, 7)
      const fin = addDays(r.clock.today(), 20)
      await r.db.query(`update mandat set date_fin = $2 where teledeclarant_id = $1`, [
        syndic.teledeclarantId,
        fin,
      ])
      const declarer =
        (idCopropriete = 0) =>
        () =>
          syndic.api.declarerSuccesseur({
            body: {
              idCopropriete,
              type: 'NON_PRO',
              nom: 'Le Goff',
              prenom: 'Erwan',
              email: `successeur${idCopropriete}@exemple.test`,
              datePriseFonction: addDays(fin, 1).split('-').toReversed().join('/'),
            },
          })
      for (const { id } of suivies.slice(2)) await declarer(id)()
      return [declarer(suivies[0]?.id), declarer(suivies[1]?.id)]
    },
  },
  'searches that are kept': {
    table: 'recherche_categorisation',
    refus: 'requete-invalide',
    preparer: async (r) => {
      const teneur = await r.personne('TENEUR_ADMIN_PRINC')
      await remplir(
        r,
        teneur,
        99,
        `insert into recherche_categorisation (utilisateur_id, nom, recherche, cree_le, maj_le) select u.id, 'R' || n, '{}', now(), now()`,
      )
      const portee = { portee: 'NATIONAL' } as const
      return paire(() => {
        const nom = `Nouvelle ${suivant()}`
        return teneur.api.enregistrerRecherche({
          body: { nom, partagee: false, recherche: { portee, criteres: {} } },
        })
      })
    },
  },
  'portfolios that wait': {
    table: 'portefeuille',
    refus: 'trop-d-elements',
    preparer: async (r) => {
      const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
      const [c] = await coproprietesSuivies(r, syndic, 1)
      await remplir(
        r,
        syndic,
        19,
        `insert into portefeuille (teledeclarant_id, utilisateur_id, modalite, nom, nb_lignes, cree_le) select u.teledeclarant_id, u.id, 'FORMULAIRE', 'P' || n, 0, now()`,
      )
      const lignes = [{ numero: c?.numero ?? '' }]
      return paire(() => syndic.api.controlerPortefeuille({ body: { lignes } }))
    },
  },
  hooks: {
    table: 'webhook',
    refus: 'trop-d-elements',
    preparer: async (r) => {
      const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
      const creer = () =>
        syndic.api.creerWebhook({ body: { nom: 'x', url: 'https://exemple.test/' } })
      for (let n = 0; n < 4; n += 1) await creer()
      return paire(creer)
    },
  },
  tokens: {
    table: 'jeton_api',
    refus: 'regles-non-respectees',
    preparer: async (r) => {
      const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
      for (let n = 1; n < JETONS_MAX; n += 1) await r.parJeton(syndic)
      return paire(() =>
        syndic.api.creerJeton({ body: { nom: 'x', usage: 'LIRE_COPROPRIETES', jours: 30 } }),
      )
    },
  },
  passkeys: {
    table: 'cle_acces',
    refus: 'trop-d-elements',
    preparer: async (r) => {
      const syndic = await r.personne('TELE_PRO_GESTION')
      await remplir(
        r,
        syndic,
        CLES_ACCES_MAX - 1,
        `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) select u.id, u.id || '-' || n, '', 0, 'Clé', now()`,
      )
      const [a, b] = [
        nouvelleCle(await syndic.api.preparerCle()),
        nouvelleCle(await syndic.api.preparerCle()),
      ]
      return [() => syndic.api.ajouterCle({ body: a }), () => syndic.api.ajouterCle({ body: b })]
    },
  },
  'letters of a declarant': {
    table: 'courrier',
    refus: 'trop-de-requetes',
    preparer: async (r) => {
      const attend = await r.personne('TELE_NONPRO_ADMIN_PRINC')
      const params = { id: attend.teledeclarantId ?? 0 }
      await r.db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
        params.id,
      ])
      return paire(() => attend.api.renouvelerCode({ params, body: {} }))
    },
  },
  'letters of mails that come back': {
    table: 'courrier',
    refus: 'none',
    issue: async (appel) => ([await appel].flat().length > 0 ? 'ok' : 'none'),
    preparer: async (r) => {
      const { teledeclarantId } = await r.personne('TELE_PRO_ADMIN_PRINC')
      const lettre = { destinataire: ['Cabinet'], maintenant: r.clock.now() }
      return paire(() =>
        r.db.transaction((tx) =>
          posterRetour(tx, { ...lettre, teledeclarantId: teledeclarantId ?? 0 }),
        ),
      )
    },
  },
}

describe('a limit holds for two calls at once', () => {
  const registre = useRegistre()
  it.each(Object.entries(CAS))(
    '%s',
    { timeout: 60_000 },
    async (_, { table, refus, issue = codeDe, preparer }) => {
      const r = registre()
      for (const ordre of [
        ([a, b]: Awaited<ReturnType<typeof preparer>>) => [a, b],
        ([a, b]: Awaited<ReturnType<typeof preparer>>) => [b, a],
      ]) {
        const appels = ordre(await preparer(r)).map((appel) => () => issue(appel()))
        expect(await enFile(r.db, { text: `lock table ${table} in share mode` }, appels)).toEqual([
          'ok',
          refus,
        ])
      }
    },
  )
})
