import { createClient } from '@registre/contract/client'
import { codeDe, injectFetch } from '@registre/testing/register'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { PLAFONDS } from './essais.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'

describe('guessing a password', () => {
  const registre = useRegistre()
  beforeEach(async () => {
    await registre().db.query('delete from limite_debit')
    // Every challenge is answered: what is left is what the counters allow.
    registre().deps.captcha.verifier = async () => true
  })
  const compte = async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      p.utilisateurId,
      await hacherMotDePasse(MOT_DE_PASSE),
    ])
    return p
  }
  const essayer = (
    login: string,
    motDePasse: string,
    api = registre().visiteur().api,
    captcha = 'juste',
  ) => codeDe(api.seConnecter({ body: { j_username: login, j_password: motDePasse, captcha } }))
  /** Strangers on other networks, as many at once as one network may try: each has then used it up. */
  const etrangers = async (login: string, nombre: number): Promise<void> => {
    for (let reste = nombre; reste > 0; reste -= PLAFONDS.couple) {
      const ensemble = Array.from({ length: Math.min(reste, PLAFONDS.couple) })
      await Promise.all(ensemble.map(() => essayer(login, 'faux')))
      await registre().db.query(
        `delete from limite_debit where cle like 'echec-couple:%' or cle like 'echec-adresse:%'`,
      )
    }
  }

  it('verifies no more of nine at once than of nine in turn', async () => {
    const { login } = await compte()
    registre().deps.captcha.verifier = async () => false
    const api = registre().visiteur().api
    const codes = await Promise.all(
      Array.from({ length: 9 }, (_, n) => essayer(login, n === 8 ? MOT_DE_PASSE : 'faux', api)),
    )
    const [verifies] = await registre().db.query<{ n: number }>(
      `select count(*)::int as n from journal where type = 'connexion-refusee' and motif = 'mot-de-passe'`,
    )
    expect((verifies?.n ?? 0) + codes.filter((c) => c === 'ok').length).toBe(3)
    expect(codes.filter((c) => c === 'ok').length).toBeLessThanOrEqual(1)
  })

  it('strangers do not close an account to the devices of its owner, who is told once', async () => {
    const { login } = await compte()
    const chezSoi = registre().visiteur()
    expect(await essayer(login, MOT_DE_PASSE, chezSoi.api)).toBe('ok')
    await etrangers(login, PLAFONDS.compte + 1)
    expect(await essayer(login, MOT_DE_PASSE)).toBe('identifiants-incorrects')
    chezSoi.cookies.delete('registre_session')
    expect(await essayer(login, MOT_DE_PASSE, chezSoi.api)).toBe('ok')
    const mails = await registre().db.query(
      `select 1 from outbox where payload->>'a' = $1 and payload->>'modele' = 'essais-connexion'`,
      [login],
    )
    expect(mails).toHaveLength(1)
  })

  it('a stolen device tells its owner, and is forgotten with the password', async () => {
    const { login, api } = await compte()
    const vole = registre().visiteur()
    expect(await essayer(login, MOT_DE_PASSE, vole.api)).toBe('ok')
    for (let n = 0; n < PLAFONDS.couple; n += 1) await essayer(login, 'faux', vole.api)
    expect(
      await registre().db.query(
        `select 1 from outbox where payload->>'a' = $1 and payload->>'modele' = 'essais-connexion'`,
        [login],
      ),
    ).toHaveLength(1)
    const nouveau = 'Un-autre-mot-2026!'
    await api.changerMotDePasse({ body: { password: MOT_DE_PASSE, newPassword: nouveau } })
    // It is a stranger again: strangers' failures close the account to it.
    await etrangers(login, PLAFONDS.compte + 1)
    expect(await essayer(login, nouveau, vole.api)).toBe('identifiants-incorrects')
  })

  it('a stolen device has its own few tries, and opens no other account faster', async () => {
    const [un, deux] = [await compte(), await compte()]
    const vole = registre().visiteur()
    await essayer(un.login, MOT_DE_PASSE, vole.api)
    for (let n = 0; n < PLAFONDS.appareil; n += 1) await essayer(un.login, 'faux', vole.api)
    expect(await essayer(un.login, MOT_DE_PASSE, vole.api)).toBe('identifiants-incorrects')
    for (let n = 0; n < PLAFONDS.couple; n += 1) await essayer(deux.login, 'faux', vole.api)
    expect(await essayer(deux.login, MOT_DE_PASSE, vole.api)).toBe('identifiants-incorrects')
  })

  it('an office that signs in all morning from one address is never held up', async () => {
    const { login } = await compte()
    for (let n = 0; n < PLAFONDS.adresse + 10; n += 1) {
      const fetch = injectFetch(registre().app, { cookies: new Map() })
      expect(await essayer(login, MOT_DE_PASSE, createClient({ fetch }))).toBe('ok')
    }
  }, 60_000)
})
