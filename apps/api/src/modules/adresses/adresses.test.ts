import { codeDe, type Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const QUI = { civilite: '' as const, nom: 'Durand', prenom: 'Camille', telephone: '' }

describe('change of e-mail', () => {
  const registre = useRegistre()
  /** The key of the last mail of a kind to an address, as the worker makes it. */
  const cleDe = async (a: string, modele: string): Promise<string> => {
    const [mail] = await registre().db.query<{ graine: string }>(
      `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = $2 order by id desc limit 1`,
      [a, modele],
    )
    return cleDeGraine(registre().deps.settings.SECRET, mail?.graine ?? '')
  }
  const demander = async (p: Personne) => {
    const nouvelle = `nouvelle.${p.login}`
    await p.api.enregistrerCompte({ body: { ...QUI, email: nouvelle } })
    return {
      nouvelle,
      cle: await cleDe(nouvelle, 'adresse-a-confirmer'),
      arret: await cleDe(p.login, 'adresse-demandee'),
    }
  }
  const visiteur = () => registre().visiteur().api
  /** Signs in again, as somebody who knows the password. */
  const rouvrir = async (p: Personne): Promise<void> => {
    await registre().db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      p.utilisateurId,
      await hacherMotDePasse(MOT_DE_PASSE),
    ])
    const { login = '' } = (await lireCompte(p.utilisateurId)) ?? {}
    await p.api.seConnecter({ body: { j_username: login, j_password: MOT_DE_PASSE } })
  }
  const lireCompte = async (id: number) =>
    (
      await registre().db.query<{ login: string; email: string; mdp: string | null }>(
        'select login, email, mot_de_passe_hash as mdp from utilisateur where id = $1',
        [id],
      )
    )[0]

  it('moves nothing before the new address answers; then sessions and tokens end', async () => {
    const p = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const programme = await registre().parJeton(p)
    const { nouvelle, cle } = await demander(p)
    expect(await p.api.lireCompte()).toMatchObject({
      login: p.login,
      email: p.login,
      emailEnAttente: nouvelle,
    })
    expect(await codeDe(visiteur().confirmerAdresse({ body: { cle } }))).toBe('ok')
    expect(await lireCompte(p.utilisateurId)).toMatchObject({ login: nouvelle, email: nouvelle })
    expect(await codeDe(p.api.lireCompte())).toBe('non-connecte')
    expect(await codeDe(programme.api.lireCompte())).toBe('jeton-invalide')
    expect(await codeDe(visiteur().confirmerAdresse({ body: { cle } }))).toBe(
      'regles-non-respectees',
    )
  })

  it('the old address stops it, before', async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    const { cle, arret } = await demander(p)
    await visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } })
    expect(await codeDe(p.api.lireCompte())).toBe('non-connecte')
    expect(await codeDe(visiteur().confirmerAdresse({ body: { cle } }))).toBe(
      'regles-non-respectees',
    )
    expect(await codeDe(visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } }))).toBe(
      'regles-non-respectees',
    )
    expect(await lireCompte(p.utilisateurId)).toMatchObject({ login: p.login })
  })

  it('the old address takes it back for seven days, without the password of whoever did it', async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    const { cle, arret } = await demander(p)
    await registre().db.query(`update utilisateur set mot_de_passe_hash = 'x' where id = $1`, [
      p.utilisateurId,
    ])
    await visiteur().confirmerAdresse({ body: { cle } })
    await visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } })
    expect(await lireCompte(p.utilisateurId)).toEqual({
      login: p.login,
      email: p.login,
      mdp: null,
    })
    expect(await cleDe(p.login, 'mot-de-passe-oublie')).not.toBe('')
  })

  it('the old address takes it back wherever it was moved since; what was added meanwhile opens nothing', async () => {
    const r = registre()
    const p = await r.personne('TELE_PRO_GESTION')
    const munir = (nom: string) =>
      r.db.query(
        `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) values ($1, $2, '', 0, $2, $3)`,
        [p.utilisateurId, `${nom}-${p.utilisateurId}`, r.clock.now()],
      )
    await munir('sienne')
    r.clock.advance({ minutes: 1 })
    const { nouvelle, cle, arret } = await demander(p)
    await visiteur().confirmerAdresse({ body: { cle } })
    // Whoever did it signs in, adds a passkey, moves the account again, and asks for a third address.
    await rouvrir(p)
    await munir('autre')
    for (const [email, confirme] of [
      [`ailleurs.${p.login}`, true],
      [`plus-loin.${p.login}`, false],
    ] as const) {
      await p.api.enregistrerCompte({ body: { ...QUI, email } })
      if (!confirme) break
      await visiteur().confirmerAdresse({
        body: { cle: await cleDe(email, 'adresse-a-confirmer') },
      })
      await rouvrir(p)
    }
    const arretSuivant = await cleDe(nouvelle, 'adresse-demandee')
    await visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } })
    expect(await lireCompte(p.utilisateurId)).toEqual({ login: p.login, email: p.login, mdp: null })
    expect(
      await r.db.query('select nom from cle_acces where utilisateur_id = $1', [p.utilisateurId]),
    ).toEqual([{ nom: `sienne-${p.utilisateurId}` }])
    const suivante = await cleDe(`plus-loin.${p.login}`, 'adresse-a-confirmer')
    for (const perimee of [
      () => visiteur().arreter({ body: { cle: arretSuivant, quoi: 'ADRESSE' } }),
      () => visiteur().confirmerAdresse({ body: { cle: suivante } }),
    ])
      expect(await codeDe(perimee())).toBe('regles-non-respectees')
    expect(await cleDe(p.login, 'mot-de-passe-oublie')).not.toBe('')
  })

  it('an address taken meanwhile is refused, and keys end', async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    const { nouvelle, cle, arret } = await demander(p)
    const autre = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query('update utilisateur set login = $2, email = $2 where id = $1', [
      autre.utilisateurId,
      nouvelle,
    ])
    expect(await codeDe(visiteur().confirmerAdresse({ body: { cle } }))).toBe('deja-existant')
    await registre().db.query('update utilisateur set login = $2, email = $2 where id = $1', [
      autre.utilisateurId,
      autre.login,
    ])
    await visiteur().confirmerAdresse({ body: { cle } })
    await registre().db.query('update utilisateur set login = $2, email = $2 where id = $1', [
      autre.utilisateurId,
      p.login,
    ])
    expect(await codeDe(visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } }))).toBe(
      'deja-existant',
    )
    registre().clock.advance({ days: 8 })
    expect(await codeDe(visiteur().arreter({ body: { cle: arret, quoi: 'ADRESSE' } }))).toBe(
      'regles-non-respectees',
    )
  })

  it('three changes an hour by account, also at once; the stranger is told nothing of the account', async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    const demander25 = (n: number) =>
      codeDe(p.api.enregistrerCompte({ body: { ...QUI, email: `victime${n}@ailleurs.test` } }))
    const codes = await Promise.all(Array.from({ length: 25 }, (_, n) => demander25(n)))
    expect(codes.filter((c) => c === 'ok').length).toBeLessThanOrEqual(3)
    for (let n = 0; n < 5; n += 1) codes.push(await demander25(100 + n))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(3)
    expect(codes.at(-1)).toBe('trop-de-requetes')
    const mails = await registre().db.query<{ payload: object }>(
      `select payload from outbox where payload->>'a' like '%@ailleurs.test'`,
    )
    expect(mails).toHaveLength(3)
    expect(JSON.stringify(mails)).not.toContain(p.login)
  })

  it('a key used three times at once serves once', async () => {
    const p = await registre().personne('TELE_PRO_GESTION')
    const { cle } = await demander(p)
    const codes = await Promise.all(
      [1, 2, 3].map(() => codeDe(visiteur().confirmerAdresse({ body: { cle } }))),
    )
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
  })
})
