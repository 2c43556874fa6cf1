import { type AnyOperation, contract } from '@registre/contract'
import type { Profil } from '@registre/domain'
import { codeDe, type Personne } from '@registre/testing/register'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const CLE = { id: 'x', clientDataJSON: '', authenticatorData: '', signature: '' }

describe('second factor', () => {
  const registre = useRegistre()
  const compte = async (profil: Profil, secondFacteur = false): Promise<Personne> => {
    const p = await registre().personne(profil)
    await registre().db.query(
      'update utilisateur set mot_de_passe_hash = $2, second_facteur = $3 where id = $1',
      [p.utilisateurId, await hacherMotDePasse(MOT_DE_PASSE), secondFacteur],
    )
    return p
  }
  const codeA = (secret: string, pas = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: registre().clock.now().getTime() + pas * 30_000,
    })
  /** Puts an application in service; gives its secret and the recovery codes. */
  const munir = async (p: Personne) => {
    const { secret } = await p.api.preparerCode()
    const { codesSecours } = await p.api.confirmerCode({ body: { code: codeA(secret) } })
    registre().clock.advance({ minutes: 1 })
    return { secret, codesSecours }
  }
  const motDePasse = async (p: Personne) => {
    const v = registre().visiteur()
    const reponse = await v.api.seConnecter({
      body: { j_username: p.login, j_password: MOT_DE_PASSE },
    })
    return {
      ...v,
      reponse,
      conclure: (code: string) => v.api.conclureConnexion({ body: { code } }),
    }
  }

  it('a right password then waits for a code, which serves once', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret, codesSecours } = await munir(p)
    expect(codesSecours).toHaveLength(10)
    const { reponse, api, conclure } = await motDePasse(p)
    expect(reponse).toEqual({ authStatus: 'PENDING' })
    expect(await codeDe(api.lireCompte())).toBe('non-connecte')
    expect(await codeDe(conclure('000000'))).toBe('regles-non-respectees')
    const code = codeA(secret)
    expect(await conclure(code)).toMatchObject({ login: p.login, secondFacteur: true })
    expect(await codeDe(api.lireCompte())).toBe('ok')
    expect(await codeDe(conclure(code))).toBe('connexion-a-reprendre')
    expect(await codeDe((await motDePasse(p)).conclure(code))).toBe('regles-non-respectees')
  })

  it('an application whose first code is wrong is not in service', async () => {
    const p = await compte('TELE_PRO_GESTION')
    await p.api.preparerCode()
    expect(await codeDe(p.api.confirmerCode({ body: { code: '000000' } }))).toBe(
      'regles-non-respectees',
    )
    expect(await p.api.lireFacteurs()).toMatchObject({ code: false, codesSecours: 0 })
  })

  it('a code lives its 30 seconds: the one before and the one after are told apart, and refused', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret } = await munir(p)
    const { conclure } = await motDePasse(p)
    for (const pas of [-1, 1])
      await expect(conclure(codeA(secret, pas))).rejects.toMatchObject({
        problem: { champs: [{ message: expect.stringContaining('affiche maintenant') }] },
      })
    for (const pas of [-2, 2])
      await expect(conclure(codeA(secret, pas))).rejects.toMatchObject({
        problem: { champs: [{ message: expect.stringContaining('n’est pas valable') }] },
      })
    expect(await conclure(codeA(secret))).toMatchObject({ login: p.login })
  })

  it('one code at the same instant in three browsers opens one', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret } = await munir(p)
    const trois = [await motDePasse(p), await motDePasse(p), await motDePasse(p)]
    const codes = await Promise.all(trois.map(({ conclure }) => codeDe(conclure(codeA(secret)))))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
  })

  it('five wrong codes, even at once, are all that may be tried', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret } = await munir(p)
    const { conclure } = await motDePasse(p)
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeDe(conclure('000000'))))
    expect(codes.filter((c) => c === 'regles-non-respectees')).toHaveLength(5)
    expect(await codeDe(conclure(codeA(secret)))).toBe('trop-de-requetes')
  })

  it('a recovery code opens once, and its owner is told', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { codesSecours } = await munir(p)
    const secours = codesSecours[0] ?? ''
    await (await motDePasse(p)).conclure(secours.toLowerCase().replaceAll('-', ' '))
    expect(await codeDe((await motDePasse(p)).conclure(secours))).toBe('regles-non-respectees')
    const mails = await registre().db.query<{ quoi: string }>(
      `select payload->'donnees'->>'quoi' as quoi from outbox where payload->>'a' = $1 and payload->>'modele' = 'second-facteur'`,
      [p.login],
    )
    expect(mails.map((m) => m.quoi).join()).toContain('Il en reste 9')
    // What the table holds opens nothing.
    const [stocke] = await registre().db.query<{ h: string }>(
      'select code_hash as h from code_secours limit 1',
    )
    expect(codesSecours.map((c) => c.replaceAll('-', ''))).not.toContain(stocke?.h)
  })

  it('the password is no proof any more once there is a factor', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret } = await munir(p)
    expect((await p.api.lirePreuve()).moyens).toEqual(['code'])
    expect(await codeDe(p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } }))).toBe(
      'regles-non-respectees',
    )
    expect(await codeDe(p.api.prouver({ body: { code: codeA(secret) } }))).toBe('ok')
  })

  it('factors are added, replaced and removed by their owner', async () => {
    const p = await compte('TELE_PRO_GESTION')
    expect(await codeDe(p.api.renouvelerCodesSecours())).toBe('transition-interdite')
    expect(await codeDe(p.api.retirerCode())).toBe('introuvable')
    const ailleurs = await motDePasse(p)
    await munir(p)
    // Another browser of the same person signs in again, with both.
    expect(await codeDe(ailleurs.api.lireCompte())).toBe('non-connecte')
    expect(await codeDe(p.api.preparerCode())).toBe('transition-interdite')
    expect((await p.api.renouvelerCodesSecours()).codesSecours).toHaveLength(10)
    expect(await p.api.lireFacteurs()).toMatchObject({ code: true, codesSecours: 10, cles: [] })
    await p.api.retirerCode()
    expect(await p.api.lireFacteurs()).toMatchObject({ code: false, codesSecours: 0 })
    expect((await motDePasse(p)).reponse).toMatchObject({ login: p.login })
    expect(await codeDe(p.api.retirerCle({ params: { id: 9_999 } }))).toBe('introuvable')
  })

  it('a passkey that nobody made opens nothing, nor may one be made of nothing', async () => {
    const p = await compte('TELE_PRO_GESTION')
    expect(await p.api.preparerCle()).toMatchObject({ rp: { name: 'Registre des copropriétés' } })
    const rien = { nom: 'Clé', id: 'x', clientDataJSON: 'eA', attestationObject: 'eA' }
    expect(await codeDe(p.api.ajouterCle({ body: rien }))).toBe('regles-non-respectees')
    expect(await codeDe(registre().visiteur().api.seConnecterParCle({ body: CLE }))).toBe(
      'regles-non-respectees',
    )
    await registre().db.query(
      `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) select $1, 'cle-' || n, '', 0, 'Clé', now() from generate_series(1, 10) n`,
      [p.utilisateurId],
    )
    expect(await codeDe(p.api.preparerCle())).toBe('trop-d-elements')
    await registre().db.query(`delete from cle_acces where utilisateur_id = $1`, [p.utilisateurId])
  })

  it('a keeper without one does nothing but add one, and keeps one', async () => {
    const p = await compte('TENEUR_ADMIN_PRINC')
    expect(await p.api.lireCompte()).toMatchObject({ secondFacteurRequis: true })
    const ouvertes = Object.entries<AnyOperation>(contract).filter(([, op]) => op.avantFacteur)
    expect(ouvertes.map(([nom]) => nom).toSorted()).toEqual([
      'ajouterCle',
      'confirmerCode',
      'lireCompte',
      'lireFacteurs',
      'lirePreuve',
      'preparerCle',
      'preparerCode',
      'prouver',
      'renouvelerCodesSecours',
      'retirerCle',
      'retirerCode',
    ])
    expect(await codeDe(p.api.rechercherDemandes({ body: {} }))).toBe('second-facteur-requis')
    await munir(p)
    expect(await p.api.lireCompte()).toMatchObject({ secondFacteurRequis: false })
    expect(await codeDe(p.api.rechercherDemandes({ body: {} }))).toBe('ok')
    expect(await codeDe(p.api.retirerCode())).toBe('transition-interdite')
    expect(await p.api.lireFacteurs()).toMatchObject({ obligatoire: true, code: true })
    await registre().db.query(`update utilisateur set second_facteur = true where id = $1`, [
      p.utilisateurId,
    ])
    await registre().db.query(`delete from facteur_code where utilisateur_id = $1`, [
      p.utilisateurId,
    ])
    const [seule] = await registre().db.query<{ id: number }>(
      `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) values ($1, 'seule', '', 0, 'Clé', now()) returning id`,
      [p.utilisateurId],
    )
    expect(await codeDe(p.api.retirerCle({ params: { id: seule?.id ?? 0 } }))).toBe(
      'transition-interdite',
    )
    // Nor is its browser remembered.
    const v = registre().visiteur()
    await v.api.seConnecter({
      body: { j_username: p.login, j_password: MOT_DE_PASSE, 'remember-me': 'true' },
    })
    expect([...v.cookies.keys()]).toEqual(['registre_attente'])
  })

  it('two pages that prepare an application lead to one that works, or say what to do', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const [un, deux] = [await p.api.preparerCode(), await p.api.preparerCode()]
    await expect(p.api.confirmerCode({ body: { code: codeA(un.secret) } })).rejects.toMatchObject({
      problem: { champs: [{ message: expect.stringContaining('terminez-y') }] },
    })
    await p.api.confirmerCode({ body: { code: codeA(deux.secret) } })
    registre().clock.advance({ minutes: 1 })
    // A page that prepared at the same instant finds the application in service, and it stays.
    expect(await codeDe(p.api.confirmerCode({ body: { code: codeA(un.secret) } }))).toBe(
      'transition-interdite',
    )
    expect(await codeDe((await motDePasse(p)).conclure(codeA(deux.secret)))).toBe('ok')
  })

  it('no page takes the place of an application in service, not even at the same instant', async () => {
    const p = await compte('TELE_PRO_GESTION')
    const { secret } = await p.api.preparerCode()
    const issues = await Promise.all([
      codeDe(p.api.confirmerCode({ body: { code: codeA(secret) } })),
      ...Array.from({ length: 4 }, () => codeDe(p.api.preparerCode())),
    ])
    const { code } = await p.api.lireFacteurs()
    expect(code).toBe(issues[0] === 'ok')
    const prete = code ? secret : (await p.api.preparerCode()).secret
    if (!code) await p.api.confirmerCode({ body: { code: codeA(prete) } })
    registre().clock.advance({ minutes: 1 })
    expect(await codeDe((await motDePasse(p)).conclure(codeA(prete)))).toBe('ok')
  })
})
