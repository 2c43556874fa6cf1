import { type AnyOperation, contract } from '@registre/contract'
import { codeDe } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const JETON = {
  nom: 'Logiciel',
  usage: 'LIRE_COPROPRIETES' as const,
  jours: 30,
  adresses: [],
}

describe('proofs', () => {
  const registre = useRegistre()
  /** A person who signed in by a password, in a browser of their own. */
  const connectee = async (profil: 'TELE_PRO_ADMIN_PRINC' | 'TELE_PRO_GESTION') => {
    const p = await registre().personne(profil)
    await registre().db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      p.utilisateurId,
      await hacherMotDePasse(MOT_DE_PASSE),
    ])
    p.cookies.clear()
    await p.api.seConnecter({ body: { j_username: p.login, j_password: MOT_DE_PASSE } })
    return p
  }
  const vieillir = (minutes: number) =>
    registre().db.query(`update session set prouvee_le = prouvee_le - make_interval(mins => $1)`, [
      minutes,
    ])

  it('what is sensitive is refused after five minutes, and passes once the password is given', async () => {
    const p = await connectee('TELE_PRO_ADMIN_PRINC')
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('ok')
    await vieillir(6)
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('preuve-a-renouveler')
    expect(await p.api.lirePreuve()).toMatchObject({ fraiche: false, moyens: ['mot-de-passe'] })
    const avant = p.cookies.get('registre_session')
    expect(await codeDe(p.api.prouver({ body: { motDePasse: 'Autre' } }))).toBe(
      'regles-non-respectees',
    )
    await p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } })
    expect(p.cookies.get('registre_session')).not.toBe(avant)
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('ok')
  })

  it('a call of another tab that was on its way is answered for 30 seconds, without the new proof', async () => {
    const p = await connectee('TELE_PRO_ADMIN_PRINC')
    await vieillir(6)
    const avant = p.cookies.get('registre_session') ?? ''
    await p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } })
    const apres = p.cookies.get('registre_session') ?? ''
    const avec = async <T>(cookie: string, faire: () => Promise<T>): Promise<T> => {
      p.cookies.set('registre_session', cookie)
      return faire().finally(() => p.cookies.set('registre_session', apres))
    }
    const codeAvec = (cookie: string, faire: () => Promise<unknown>) =>
      avec(cookie, () => codeDe(faire()))
    expect(await codeAvec(avant, () => p.api.lireCompte())).toBe('ok')
    expect(await codeAvec(avant, () => p.api.creerJeton({ body: JETON }))).toBe(
      'preuve-a-renouveler',
    )
    expect(await codeAvec(apres, () => p.api.creerJeton({ body: JETON }))).toBe('ok')
    registre().clock.advance({ seconds: 31 })
    expect(await codeAvec(avant, () => p.api.lireCompte())).toBe('non-connecte')
    expect(await codeAvec(apres, () => p.api.lireCompte())).toBe('ok')
  })

  it('the former name of a session closes with it', async () => {
    const p = await connectee('TELE_PRO_GESTION')
    const avant = p.cookies.get('registre_session') ?? ''
    await p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } })
    const apres = p.cookies.get('registre_session') ?? ''
    p.cookies.set('registre_session', avant)
    await p.api.seDeconnecter()
    for (const nom of [avant, apres]) {
      p.cookies.set('registre_session', nom)
      expect(await codeDe(p.api.lireCompte())).toBe('non-connecte')
    }
  })

  it('an administrator, an address: only by a fresh proof; the rest of an account without', async () => {
    const p = await connectee('TELE_PRO_ADMIN_PRINC')
    await vieillir(6)
    const qui = { nom: 'Roy', prenom: 'Anne', civilite: '' as const, telephone: '' }
    const creer = (profil: 'TELE_PRO_ADMIN_SECOND' | 'TELE_PRO_GESTION', email: string) =>
      codeDe(p.api.creerUtilisateur({ body: { ...qui, profil, email } }))
    expect(await creer('TELE_PRO_ADMIN_SECOND', 'second@exemple.test')).toBe('preuve-a-renouveler')
    expect(await creer('TELE_PRO_GESTION', 'gestion@exemple.test')).toBe('ok')
    expect(
      await codeDe(p.api.enregistrerCompte({ body: { ...qui, email: 'autre@exemple.test' } })),
    ).toBe('preuve-a-renouveler')
    expect(await codeDe(p.api.enregistrerCompte({ body: { ...qui, email: p.login } }))).toBe('ok')
  })

  it('five failures, even at once, are all that a session may try', async () => {
    const p = await connectee('TELE_PRO_GESTION')
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => codeDe(p.api.prouver({ body: { motDePasse: 'Faux' } }))),
    )
    expect(codes.filter((c) => c === 'regles-non-respectees')).toHaveLength(5)
    expect(await codeDe(p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } }))).toBe(
      'trop-de-requetes',
    )
  })

  it('who presents no certificate proves nothing by it', async () => {
    const p = await connectee('TELE_PRO_GESTION')
    expect(await codeDe(p.api.prouver({ body: {} }))).toBe('regles-non-respectees')
  })

  it('no token does what its owner must prove themself for', () => {
    const sensibles = Object.entries<AnyOperation>(contract).filter(([, op]) => op.fraiche)
    expect(sensibles.filter(([, op]) => op.sansJeton !== true).map(([nom]) => nom)).toEqual([])
    expect(sensibles.map(([nom]) => nom).toSorted()).toEqual([
      'ajouterCle',
      'annulerImmatriculation',
      'changerMotDePasse',
      'confirmerCode',
      'creerJeton',
      'creerUtilisateur',
      'creerWebhook',
      'dissoudre',
      'emprunterCompte',
      'enregistrerCompte',
      'enregistrerEtablissement',
      'fermerSession',
      'modifierUtilisateur',
      'modifierUtilisateurTeledeclarant',
      'modifierWebhook',
      'oublierFacteurs',
      'ouvrirAbonnementCalendrier',
      'preparerCle',
      'preparerCode',
      'regenererCode',
      'renouvelerCleWebhook',
      'renouvelerCodesSecours',
      'retirerCle',
      'retirerCode',
      'supprimerCopropriete',
    ])
  })
})
