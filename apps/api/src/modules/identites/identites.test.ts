import { describe, expect, it } from 'vitest'
import { refuserLesMensonges } from '../../../tests/support/connexion-openid.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { useIdentite } from './identites-de-test.ts'

const BENEVOLE = 'TELE_NONPRO_ADMIN_PRINC'
const COMPTE = '/compte/moncompte?lien='

describe('an identity of the State’s', () => {
  const registre = useRegistre()
  const fc = useIdentite(registre, 'franceconnect')
  const pc = useIdentite(registre, 'proconnect')
  /** Somebody whose account FranceConnect opens. */
  const liee = async () => {
    const p = await registre().personne(BENEVOLE)
    const sujet = await fc.presenterTitulaire(p.utilisateurId)
    expect(await fc.lier(p)).toBe(`${COMPTE}liee`)
    return { ...p, sujet }
  }
  const dernier = async (type: string) =>
    (
      await registre().db.query<{ motif: string; donnees: Record<string, unknown> }>(
        `select motif, donnees from journal where type = $1 order by id desc limit 1`,
        [type],
      )
    )[0]

  it('opens the account that it is linked to, and signs out at the provider', async () => {
    const p = await liee()
    const v = registre().visiteur()
    expect(await fc.entrer(v, '?retour=/compte/moncompte')).toBe('/compte/moncompte')
    expect(await v.api.lireCompte()).toMatchObject({
      id: p.utilisateurId,
      authStatus: 'AUTHENTICATED',
      fournisseur: 'franceconnect',
    })
    const { response } = await v.api.deconnecterClavis({})
    expect(response.startsWith(`${fc.fournisseur().emetteur}/sortie?id_token_hint=`)).toBe(true)
    expect(new URL(response).searchParams.get('post_logout_redirect_uri')).toMatch(/\/compte$/)
    await expect(v.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('says which are open, and the one of the account, which its holder removes', async () => {
    const p = await liee()
    expect((await p.api.lireAdressesClavis({})).identites).toContain('franceconnect')
    expect((await p.api.lireFacteurs()).identite).toMatchObject({ fournisseur: 'franceconnect' })
    const [courriel] = await registre().db.query<{ payload: { donnees: { quoi: string } } }>(
      `select payload from outbox where payload->>'modele' = 'second-facteur' and payload->>'a' = $1`,
      [p.login],
    )
    expect(courriel?.payload.donnees.quoi).toContain('FranceConnect')
    await expect(p.api.retirerCle({ params: { id: 'proconnect' } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await p.api.retirerCle({ params: { id: 'franceconnect' } })
    expect((await p.api.lireFacteurs()).identite).toBeNull()
    expect(await fc.entrer(registre().visiteur())).toBe(fc.refus('identite-inconnue'))
    expect(await dernier('detacher-connexion')).toBeDefined()
  })

  it('an identity that nothing is linked to opens nothing, whatever address it tells', async () => {
    const p = await registre().personne(BENEVOLE)
    await fc.presenterTitulaire(p.utilisateurId)
    fc.fournisseur().claims = { ...fc.fournisseur().claims, email: p.login }
    const v = registre().visiteur()
    expect(await fc.entrer(v)).toBe(fc.refus('identite-inconnue'))
    expect(v.cookies.has('registre_session')).toBe(false)
    expect(await dernier('connexion-refusee')).toMatchObject({ motif: 'identite-inconnue' })
  })

  it('the second factor of the account is asked as well, and the sign-out stays known', async () => {
    const p = await liee()
    await registre().db.query(`update utilisateur set second_facteur = true where id = $1`, [
      p.utilisateurId,
    ])
    const v = registre().visiteur()
    expect(await fc.entrer(v, '?retour=/mandats')).toBe(
      '/compte?etape=second-facteur&retour=%2Fmandats',
    )
    expect(v.cookies.has('registre_session')).toBe(false)
    const [attente] = await registre().db.query(
      `select jeton_identite is not null as connu from connexion_en_attente where utilisateur_id = $1`,
      [p.utilisateurId],
    )
    expect(attente).toEqual({ connu: true })
  })

  it('a closed account opens no more, and its link goes with its address taken back', async () => {
    const p = await liee()
    await registre().db.query(`update utilisateur set actif = false where id = $1`, [
      p.utilisateurId,
    ])
    expect(await fc.entrer(registre().visiteur())).toBe(fc.refus('compte-ferme'))
  })

  it('the session gets another name when the link is made', async () => {
    const p = await registre().personne(BENEVOLE)
    const avant = p.cookies.get('registre_session')
    await fc.presenterTitulaire(p.utilisateurId)
    await fc.lier(p)
    expect(p.cookies.get('registre_session')).not.toBe(avant)
    const vole = registre().visiteur()
    vole.cookies.set('registre_session', avant ?? '')
    await expect(vole.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
  })

  describe('is not linked', () => {
    it('without a session, nor by the account of another kind', async () => {
      fc.options.brancher(fc.fournisseur().emetteur, 3000)
      const cabinet = await registre().personne('TELE_PRO_ADMIN_PRINC')
      const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
      for (const v of [registre().visiteur(), cabinet, teneur])
        expect((await fc.naviguer(v, `${fc.connexion}?lier=true`)).headers.location).toBe(
          fc.refus('session-perdue'),
        )
    })

    it('without a password of late', async () => {
      const p = await registre().personne(BENEVOLE)
      await registre().db.query(`update session set prouvee_le = null where utilisateur_id = $1`, [
        p.utilisateurId,
      ])
      expect((await fc.naviguer(p, `${fc.connexion}?lier=true`)).headers.location).toBe(
        `${COMPTE}preuve-perimee`,
      )
    })

    it('once the session has closed, nor by another browser', async () => {
      const p = await registre().personne(BENEVOLE)
      await fc.presenterTitulaire(p.utilisateurId)
      const retour = fc.fournisseur().autoriser(await fc.versLeFournisseur(p, '?lier=true'))
      const autre = await registre().personne(BENEVOLE)
      await fc.versLeFournisseur(autre)
      expect((await fc.revenir(autre, retour)).headers.location).toBe(fc.refus('reponse-refusee'))
      await p.api.seDeconnecter()
      expect((await fc.revenir(p, retour)).headers.location).toBe(fc.refus('session-perdue'))
      expect(await fc.liensDe(p.utilisateurId)).toEqual([])
      expect(await fc.liensDe(autre.utilisateurId)).toEqual([])
    })

    it('to the account of somebody else', async () => {
      const p = await registre().personne(BENEVOLE)
      fc.presenter({ given_name: 'Octave', family_name: 'Sarrazin' })
      expect(await fc.lier(p)).toBe(`${COMPTE}autre-personne`)
      expect(await fc.liensDe(p.utilisateurId)).toEqual([])
    })

    it('to two accounts, nor two to one', async () => {
      const p = await liee()
      const q = await registre().personne(BENEVOLE)
      await fc.presenterTitulaire(q.utilisateurId, p.sujet)
      expect(await fc.lier(q)).toBe(`${COMPTE}deja-liee`)
      await fc.presenterTitulaire(p.utilisateurId)
      expect(await fc.lier(p)).toBe(`${COMPTE}deja-liee`)
      expect(await fc.liensDe(p.utilisateurId)).toEqual([
        { acces: 'franceconnect', sujet: p.sujet },
      ])
    })

    it('twice at once', async () => {
      const [p, q] = [await registre().personne(BENEVOLE), await registre().personne(BENEVOLE)]
      const sub = await fc.presenterTitulaire(p.utilisateurId)
      await registre().db.query(
        `update utilisateur u set nom = x.nom, prenom = x.prenom from utilisateur x where u.id = $1 and x.id = $2`,
        [q.utilisateurId, p.utilisateurId],
      )
      const issues = await Promise.all([fc.lier(p), fc.lier(q)])
      expect(issues.toSorted()).toEqual([`${COMPTE}deja-liee`, `${COMPTE}liee`])
      expect(
        await registre().db.query(`select 1 as n from identite_liee where sujet = $1`, [sub]),
      ).toHaveLength(1)
    })

    it('to another sign-on than those of the State', async () => {
      const p = await registre().personne(BENEVOLE)
      expect((await fc.naviguer(p, '/api/public/notaires/connexion?lier=true')).statusCode).toBe(
        400,
      )
    })
  })

  it('an answer of one provider is not taken by the other', async () => {
    await liee()
    const v = registre().visiteur()
    const retour = fc.fournisseur().autoriser(await fc.versLeFournisseur(v))
    pc.options.brancher(pc.fournisseur().emetteur, 3000)
    const ailleurs = new URL(retour)
    ailleurs.pathname = pc.cheminRetour
    expect((await pc.revenir(v, ailleurs)).headers.location).toBe(pc.refus('reponse-refusee'))
    expect(v.cookies.has('registre_session')).toBe(false)
  })

  it('the same subject of the other provider is somebody else', async () => {
    const { sujet } = await liee()
    pc.presenter({ sub: sujet, given_name: 'Alix', usual_name: 'Martin' })
    expect(await pc.entrer(registre().visiteur())).toBe(pc.refus('identite-inconnue'))
  })

  it.each([
    ['a level below the one that is asked', 'eidas1'],
    ['no level', ''],
    ['a level that nobody knows', 'eidas9'],
  ])('%s opens nothing', async (_quoi, acr) => {
    await liee()
    fc.exigerNiveau('eidas2')
    const v = registre().visiteur()
    fc.fournisseur().acr = acr
    expect(await fc.entrer(v)).toBe(fc.refus('reponse-refusee'))
    fc.fournisseur().acr = 'eidas2'
    expect(await fc.entrer(v)).toBe('/')
  })

  it.each(['autre-cle', 'aucune', 'en-clair'] as const)(
    'what it says of a person is signed, or refused (%s)',
    async (userinfoFaux) => {
      await liee()
      const v = registre().visiteur()
      fc.fournisseur().malices = { userinfoFaux }
      expect(await fc.entrer(v)).toBe(fc.refus('reponse-refusee'))
      expect(v.cookies.has('registre_session')).toBe(false)
    },
  )

  it('shows nothing where it is not set up', async () => {
    registre().deps.franceconnect = null
    const v = registre().visiteur()
    for (const chemin of [fc.connexion, `${fc.cheminRetour}?code=a&state=b`])
      expect((await fc.naviguer(v, chemin)).headers.location).toBe(fc.refus('non-configure'))
    expect((await v.api.lireAdressesClavis({})).identites).not.toContain('franceconnect')
    expect((await fc.naviguer(v, '/api/public/inconnu/connexion')).statusCode).toBe(400)
  })
})

describe('the answers of FranceConnect, refused', () => {
  const registre = useRegistre()
  const fc = useIdentite(registre, 'franceconnect')
  let pret = false
  /** Linked at the first call: the table of lies then tries to come in. */
  const brancher: typeof fc.options.brancher = (emetteur, delaiMs) =>
    fc.options.brancher(emetteur, delaiMs)
  it('(somebody is linked)', async () => {
    const p = await registre().personne(BENEVOLE)
    await fc.presenterTitulaire(p.utilisateurId)
    expect(await fc.lier(p)).toBe(`${COMPTE}liee`)
    pret = true
  })
  refuserLesMensonges({
    ...fc.options,
    brancher,
    refus: fc.refus,
    dedans: () => '/',
    enPanne: async () => {
      expect(pret).toBe(true)
      expect(await (await registre().personne(BENEVOLE)).api.lireCompte()).toMatchObject({
        profil: BENEVOLE,
      })
    },
  })
})
