import { comptesInvitesParJour, COURRIELS_PAR_DESTINATAIRE, RegisterError } from '@registre/domain'
import { codeDe, inscriptionDe } from '@registre/testing/register'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { COURRIELS } from './auteurs.ts'
import { EXEMPLES } from './exemples-de-test.ts'
import type { NomModele } from './gabarits/modeles.ts'

const MODELES = Object.keys(COURRIELS) as NomModele[]

describe('mails to an address that nobody proved', () => {
  const registre = useRegistre()
  beforeAll(() => {
    registre().deps.captcha.verifier = async () => true
  })
  let rang = 0
  const inconnu = () => `inconnu${(rang += 1)}@victime.test`
  const recus = async (motif: string) =>
    registre().db.query<{ modele: string; attend: boolean }>(
      `select payload->>'modele' as modele, pas_avant > now() + interval '1 hour' as attend from outbox where payload->>'a' like $1 order by id`,
      [motif],
    )
  const envoyer = (a: string, modele: NomModele) =>
    registre()
      .db.transaction((tx) => enqueueOutbox(tx, [courriel(a, modele, EXEMPLES[modele] as never)]))
      .then(
        () => 'ok',
        (error: unknown) => (error instanceof RegisterError ? error.code : String(error)),
      )

  it('are counted together, whatever they are, aliases too', async () => {
    const a = inconnu()
    const melange = MODELES.filter((m) => COURRIELS[m][0].startsWith('adresse-'))
    expect(melange.length).toBeGreaterThan(10)
    for (let n = 0; n < COURRIELS_PAR_DESTINATAIRE; n += 1)
      await envoyer(a.replace('@', `+${n}@`), melange[n % melange.length] ?? 'inscription')
    expect(await recus(`${a.split('@')[0]}+%`)).toHaveLength(COURRIELS_PAR_DESTINATAIRE)
    for (const modele of melange) {
      const issue = await envoyer(a, modele)
      expect([modele, issue]).toEqual([
        modele,
        COURRIELS[modele][0] === 'adresse-refuse' ? 'trop-de-requetes' : 'ok',
      ])
    }
    // What follows somebody else's act waits for the next day; nothing else was written.
    const suite = await recus(a)
    expect(suite.map((m) => m.modele)).toEqual(
      melange.filter((m) => COURRIELS[m][0] === 'adresse-attend'),
    )
    expect(suite.every((m) => m.attend)).toBe(true)
    // An account that proved its address still hears of all that is its own.
    const siens = MODELES.filter((m) => COURRIELS[m][0] === 'compte')
    for (const modele of siens) expect([modele, await envoyer(a, modele)]).toEqual([modele, 'ok'])
    expect(await recus(a)).toHaveLength(suite.length + siens.length)
  })

  it('do not rain from sign-ups and invitations at once', async () => {
    const r = registre()
    const a = inconnu()
    const admins = await Promise.all(
      Array.from({ length: 4 }, () => r.personne('TELE_PRO_ADMIN_PRINC')),
    )
    const appels: (() => Promise<unknown>)[] = []
    for (let n = 0; n < 20; n += 1) {
      const email = a.replace('@', `+${n}@`)
      appels.push(
        () =>
          r.visiteur().api.creerTeledeclarant({
            params: { type: 'NON_PRO' },
            body: inscriptionDe('NON_PRO', { email }),
          }),
        () =>
          admins[n % 4]?.api.creerUtilisateur({
            body: {
              profil: 'TELE_PRO_GESTION' as const,
              civilite: '' as const,
              nom: 'Durand',
              prenom: 'Camille',
              email: email.replace('+', '+i'),
            },
          }) ?? Promise.resolve(),
      )
    }
    for (let n = 0; n < appels.length; n += 8)
      await Promise.all(appels.slice(n, n + 8).map((appel) => codeDe(appel() as Promise<object>)))
    expect(await recus(`${a.split('@')[0]}+%`)).toHaveLength(COURRIELS_PAR_DESTINATAIRE)
  })

  it('are so many invitations of a house in a day, and more when its people have come', async () => {
    const r = registre()
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
    const inviter = () =>
      codeDe(
        admin.api.creerUtilisateur({
          body: {
            profil: 'TELE_PRO_GESTION',
            civilite: '',
            nom: 'Durand',
            prenom: 'Camille',
            email: inconnu(),
          },
        }),
      )
    const codes: string[] = []
    for (let n = 0; n < 30; n += 1) codes.push(await inviter())
    expect(codes.filter((c) => c === 'ok')).toHaveLength(comptesInvitesParJour(0))
    expect(codes.at(-1)).toBe('trop-de-requetes')
    await r.db.query(
      `update utilisateur set derniere_activite_le = now() where teledeclarant_id = $1`,
      [admin.teledeclarantId],
    )
    await r.db.query(`update limite_debit set compte = 10 where cle = $1`, [
      `invitations:${admin.teledeclarantId}`,
    ])
    expect(await inviter()).toBe('ok')
  })
})
