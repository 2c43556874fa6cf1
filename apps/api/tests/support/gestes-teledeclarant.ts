import { PREUVE_DES_ESSAIS } from './preuve.ts'
import { ApiError, createClient } from '@registre/contract/client'
import type { EvenementTeledeclarant, StatutTeledeclarant } from '@registre/domain'
import { creerCertificat } from '@registre/demonstration/certificats'
import { injectFetch, inscriptionDe, type Personne } from '@registre/testing/register'
import { beforeAll } from 'vitest'
import { cleDeGraine } from '../../src/platform/cle-courriel.ts'
import { codeDeGraine } from '../../src/platform/code-activation.ts'
import { expirerActivations } from '../../src/modules/traitements/expirer-activations.ts'
import { suivreInactivite } from '../../src/modules/traitements/suivre-inactivite.ts'
import { createSessionStore } from '../../src/platform/session-store.ts'
import { type Registre, useRegistre } from './register.ts'

// What happens to a declarant, by real calls: each event of its states, as its own person, a keeper
// or a job makes it.

const MOT_DE_PASSE = 'Falaise-Verte-2026!'
const PROXY = 'le-proxy-et-l-api-partagent-ceci-0123456789'

/** A declarant under test: its row, and the account of its person. */
export interface Declarant {
  id: number
  email: string
  utilisateurId: number
}
export type Geste = (d: Declarant) => Promise<unknown>

/** Nothing to ask: the screen offers no such choice. */
const refuse = (): never => {
  throw new ApiError('modifierTeledeclarant', {
    status: 409,
    code: 'transition-interdite',
    message: 'Rien à demander',
  })
}

/**
 * In a describe: the API on a database of its own with a keeper in it, the gestures of each event
 * (`gestes`), those that lead a new declarant to each status (`jusqua`), and the ways to be
 * created.
 */
export const useGestesTeledeclarant = () => {
  const registre = useRegistre()
  let teneur: Personne
  beforeAll(async () => {
    const { deps } = registre()
    deps.captcha.verifier = async (reponse) => reponse === 'juste'
    deps.settings = { ...deps.settings, PROXY_SECRET: PROXY }
    teneur = await registre().personne('TENEUR_ADMIN_PRINC')
  })

  const cleDe = async ({ email }: Declarant): Promise<string> => {
    const [row] = await registre().db.query<{ graine: string }>(
      `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = 'inscription' order by id desc limit 1`,
      [email],
    )
    return cleDeGraine(registre().deps.settings.SECRET, row?.graine ?? '')
  }
  const codeDe = async ({ id }: Declarant): Promise<string> => {
    const [row] = await registre().db.query<{ graine: string }>(
      `select graine from courrier where teledeclarant_id = $1 order by id desc limit 1`,
      [id],
    )
    return codeDeGraine(registre().deps.settings.SECRET, row?.graine ?? '')
  }
  /** The declarant's own calls, under a session of this instant: a closed account has none. */
  const lui = async ({ utilisateurId }: Declarant) => {
    const { value } = await createSessionStore(registre().db, registre().clock).open({
      preuve: PREUVE_DES_ESSAIS,
      utilisateurId,
      adresse: '127.0.0.1',
      agent: 'tests',
    })
    const v = registre().visiteur()
    v.cookies.set('registre_session', value)
    return { api: v.api }
  }
  const inscrire = async (email?: string): Promise<string> => {
    const body = inscriptionDe('NON_PRO', email === undefined ? {} : { email })
    await registre()
      .visiteur()
      .api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body })
    return body.representant.email
  }
  const definir: Geste = async (d) =>
    registre()
      .visiteur()
      .api.activerCompte({ body: { key: await cleDe(d), newPassword: MOT_DE_PASSE } })
  const activer: Geste = async (d) =>
    (await lui(d)).api.activerTeledeclarant({ body: { clef: await codeDe(d) } })
  const supprimer: Geste = ({ id }) => teneur.api.supprimerTeledeclarant({ params: { id } })
  /** A keeper chooses a status on the declarant's file. */
  const donnerStatut =
    (statut: StatutTeledeclarant): Geste =>
    async ({ id }) => {
      const vu = await teneur.api.lireTeledeclarant({ params: { id } })
      if (vu.parametres.statut === statut) return refuse()
      const { certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 } = vu.parametres
      return teneur.api.modifierTeledeclarant({
        params: { id },
        body: {
          version: vu.version,
          type: vu.type,
          etablissement: vu.etablissement,
          representant: vu.representant,
          parametres: { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 },
        },
      })
    }
  /** Days pass, and a job runs. */
  const apres =
    (
      days: number,
      ...traitements: readonly ((deps: Registre['deps']) => Promise<unknown>)[]
    ): Geste =>
    async () => {
      for (const traitement of traitements) {
        registre().clock.advance({ days })
        await traitement(registre().deps)
      }
    }
  const arriver = () => {
    const certificat = creerCertificat({
      sujet: [
        ['OU', '37015'],
        ['title', 'Notaire'],
        ['SN', 'Marchand'],
        ['GN', 'Lou'],
      ],
      du: new Date(Date.now() - 86_400_000),
      au: new Date(Date.now() + 86_400_000),
    })
    const headers = {
      'x-proxy-secret': PROXY,
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(certificat.pem),
    }
    return createClient({ fetch: injectFetch(registre().app, { cookies: new Map(), headers }) })
  }

  const gestes: Partial<Record<EvenementTeledeclarant, readonly Geste[]>> = {
    // Another file for the same address: refused in silence while this one stands, new once it is
    // gone.
    creer: [({ email }) => inscrire(email)],
    'definir-mot-de-passe': [definir],
    'regenerer-code': [
      // A declarant has one letter; another is a keeper's to agree to.
      ({ id }) => teneur.api.regenererCode({ params: { id } }),
    ],
    activer: [activer, donnerStatut('ACTIF')],
    'redemander-activation': [donnerStatut('ATT_ACTIVATION')],
    'expirer-activation': [apres(70, expirerActivations)],
    'relancer-inactivite': [apres(720, suivreInactivite)],
    'supprimer-inactif': [apres(720, suivreInactivite, () => Promise.resolve(), suivreInactivite)],
    supprimer: [supprimer],
  }

  const jusqua: Record<StatutTeledeclarant, readonly Geste[]> = {
    ATT_CREA_COMPTE: [],
    ATT_ACTIVATION: [definir],
    ACTIF: [definir, activer],
    SUPPRIME: [definir, activer, supprimer],
    ATT_FIN_IMM_NOT: [
      ({ id }) =>
        registre().db.query(`update teledeclarant set statut = 'ATT_FIN_IMM_NOT' where id = $1`, [
          id,
        ]),
    ],
  }
  return { registre, gestes, jusqua, inscrire, arriver }
}
