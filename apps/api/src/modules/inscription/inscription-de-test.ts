import { beforeAll } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { codeDeGraine } from '../../platform/code-activation.ts'
import { inscriptionDe } from '@registre/testing/register'

// What the tests of registration and of activation share.

export const MOT_DE_PASSE = 'Falaise-Verte-2026!'

/**
 * A register whose captcha is known, and what a registration leaves in it. Call it once per file.
 */
export const useInscription = () => {
  const registre = useRegistre()

  const secret = () => registre().deps.settings.SECRET
  const courriels = async (a: string) =>
    (
      await registre().db.query<{
        payload: { modele: string; donnees: { graine?: string; etablissement: string } }
      }>(`select payload from outbox where type = 'courriel' and payload->>'a' = $1 order by id`, [
        a,
      ])
    ).map((o) => o.payload)
  const cleDe = async (a: string): Promise<string> => {
    const graine = (await courriels(a)).findLast((c) => c.modele === 'inscription')?.donnees.graine
    if (!graine) throw new Error(`no activation mail for ${a}`)
    return cleDeGraine(secret(), graine)
  }
  const codeDe = async (teledeclarantId: number): Promise<string> => {
    const [row] = await registre().db.query<{ graine: string }>(
      `select graine from courrier where teledeclarant_id = $1 order by id desc limit 1`,
      [teledeclarantId],
    )
    return codeDeGraine(secret(), row?.graine ?? '')
  }
  // Solving a challenge is the widget's work, tried with it; here the answer is known.
  beforeAll(() => {
    registre().deps.captcha.verifier = async (reponse) => reponse === 'juste'
  })
  const creer = async (
    type: 'PRO' | 'NON_PRO',
    plus: Parameters<typeof inscriptionDe>[1] = {},
    options: { idempotencyKey?: string } = {},
  ) => {
    const { api } = registre().visiteur()
    const body = inscriptionDe(type, plus)
    await api.creerTeledeclarant({ params: { type }, body }, options)
    return body.representant.email
  }
  const statutDe = async (email: string) =>
    (
      await registre().db.query<{ id: number; statut: string; siret: string | null }>(
        `select id, statut, siret from teledeclarant where rep_email = $1 order by id desc`,
        [email],
      )
    )[0]
  /** A declarant that has chosen its password: signed in, awaiting its code. */
  const enAttente = async (
    type: 'PRO' | 'NON_PRO',
    plus: Parameters<typeof inscriptionDe>[1] = {},
  ) => {
    const email = await creer(type, plus)
    const v = registre().visiteur()
    const compte = await v.api.activerCompte({
      body: { key: await cleDe(email), newPassword: MOT_DE_PASSE },
    })
    return { ...v, email, compte, teledeclarantId: compte.idTeledeclarant ?? 0 }
  }
  const refus = (status: number, code: string) => ({ problem: { status, code } })
  return { registre, secret, courriels, cleDe, codeDe, creer, statutDe, enAttente, refus }
}
