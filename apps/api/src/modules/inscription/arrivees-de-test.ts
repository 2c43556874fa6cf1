import { estSiret } from '@registre/domain'
import { inscriptionDe, type Personne } from '@registre/testing/register'
import { expect } from 'vitest'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { useInscription } from './inscription-de-test.ts'

/** A register where people ask to join firms, and what they do there. Call it once per file. */
export const useArrivees = () => {
  const { registre, secret, courriels, refus } = useInscription()
  let suite = 0
  const cabinet = async (
    profil: Parameters<ReturnType<typeof registre>['personne']>[0] = 'TELE_PRO_ADMIN_PRINC',
  ) => {
    suite += 1
    const siren = `8${String(suite).padStart(8, '0')}`
    const siret =
      Array.from({ length: 100 }, (_, i) => siren + String(i + 10).padStart(5, '0')).find(
        estSiret,
      ) ?? ''
    const admin = await registre().personne(profil)
    await registre().db.query(
      `update teledeclarant set siret = $2, adresse = array['3 rue Basse', '69003 Lyon'] where id = $1`,
      [admin.teledeclarantId, siret],
    )
    return { admin, siret }
  }
  const visiteur = () => registre().visiteur().api
  const demander = async (
    siret: string,
    plus: { email?: string; type?: 'PRO' | 'NON_PRO' } = {},
  ) => {
    const { type = 'PRO', ...reste } = plus
    const body = inscriptionDe('PRO', { ...reste, siret })
    const reponse = await visiteur().creerTeledeclarant({
      params: { type },
      body: { ...body, rejoindre: true },
    })
    expect(reponse).toEqual({ response: true })
    return body.representant.email
  }
  const cleDe = async (email: string, modele: string): Promise<string> =>
    cleDeGraine(
      secret(),
      (await courriels(email)).findLast((c) => c.modele === modele)?.donnees.graine ?? '',
    )
  const confirmer = async (email: string) =>
    visiteur().confirmerAdresse({
      body: { cle: await cleDe(email, 'arrivee-a-confirmer'), quoi: 'ARRIVEE' },
    })
  const lues = async ({ api, teledeclarantId }: Personne) =>
    (await api.listerCertificats({ params: { id: teledeclarantId ?? 0 } })).arrivees
  const avis = (id: number | null) =>
    registre().db.query<{ moment: string; donnees: object }>(
      `select payload->'donnees'->>'moment' as moment, payload->'donnees' as donnees from outbox where payload->>'modele' = 'arrivee-demandee' and (payload->'droit'->>'etablissement')::int = $1 order by id`,
      [id],
    )
  const repondre = ({ api }: Personne, id: number, accepter: boolean) =>
    api.repondreArrivee({ params: { id }, body: { accepter, quoi: 'CABINET' } })
  const vieillir = (jours: number) =>
    registre().db.query(
      `update arrivee set confirme_le = confirme_le - make_interval(days => $1) where etat = 'EN_ATTENTE'`,
      [jours],
    )
  const comptesDe = (id: number | null) =>
    registre().db.query<{ email: string; profil: string }>(
      `select email, profil from utilisateur where teledeclarant_id = $1 and supprime_le is null order by id`,
      [id],
    )

  return {
    registre,
    secret,
    courriels,
    refus,
    cabinet,
    visiteur,
    demander,
    cleDe,
    confirmer,
    lues,
    avis,
    repondre,
    vieillir,
    comptesDe,
  }
}
