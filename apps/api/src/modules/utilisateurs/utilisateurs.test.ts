import { describe, expect, it } from 'vitest'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { saisie, refus, introuvable, interdit, useComptes } from './utilisateurs-de-test.ts'

describe('accounts of a house', () => {
  const { registre, collegue, compter, journal, courriels } = useComptes()

  it('a main administrator creates a manager, who is written to; the account waits for its password', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const body = saisie('TELE_PRO_GESTION', {
      telephone: '01 22 33 44 55',
      numCartePro: 'CPI 6901',
    })
    const cree = await admin.api.creerUtilisateur({ body })
    expect(cree).toMatchObject({
      idTeledeclarant: admin.teledeclarantId,
      login: body.email.toLowerCase(),
      email: body.email,
      telephone: '+33122334455',
      niveau: 'GESTIONNAIRE',
      statut: 'EN_ATTENTE',
      allowedToEdit: true,
      allowedToDelete: true,
      soi: false,
      profilsPossibles: ['TELE_PRO_GESTION', 'TELE_PRO_ADMIN_SECOND'],
    })
    expect(await courriels('compte-cree', body.email)).toHaveLength(1)
    expect(await journal('creer-utilisateur', cree.id)).toMatchObject([
      {
        acteur_id: admin.utilisateurId,
        teledeclarant_id: admin.teledeclarantId,
        vers: 'TELE_PRO_GESTION',
      },
    ])
    const liste = await admin.api.listerUtilisateurs({ params: { id: admin.teledeclarantId ?? 0 } })
    expect(liste.map((u) => [u.id, u.soi, u.allowedToDelete])).toEqual([
      [admin.utilisateurId, true, false],
      [cree.id, false, true],
    ])
  })

  it('the key of the mail serves once to choose a password; a changed address voids it', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const cleDe = async (a: string): Promise<string> => {
      const [row] = await registre().db.query<{ graine: string }>(
        `select payload->'donnees'->>'graine' as graine from outbox where payload->>'modele' = 'compte-cree' and payload->>'a' = $1`,
        [a],
      )
      return cleDeGraine(registre().deps.settings.SECRET, row?.graine ?? '')
    }
    const [un, deux] = [saisie('TELE_PRO_GESTION'), saisie('TELE_PRO_GESTION')]
    const cree = await admin.api.creerUtilisateur({ body: un })
    const [key, newPassword] = [await cleDe(un.email), 'Grande-Colline-2026!']
    expect(
      await registre().visiteur().api.changerMotDePasse({ body: { key, newPassword } }),
    ).toEqual({ response: true })
    const { api } = registre().visiteur()
    expect(
      await api.seConnecter({ body: { j_username: un.email, j_password: newPassword } }),
    ).toMatchObject({ profil: 'TELE_PRO_GESTION' })
    expect(await admin.api.lireUtilisateur({ params: { id: cree.id } })).toMatchObject({
      statut: 'ACTIF',
    })
    const second = await admin.api.creerUtilisateur({ body: deux })
    expect(
      await registre()
        .visiteur()
        .api.verifierCle({ params: { key: await cleDe(deux.email) } }),
    ).toEqual({ response: true })
    const corrige = saisie('TELE_PRO_GESTION')
    await admin.api.modifierUtilisateur({ body: { ...corrige, id: second.id, version: 1 } })
    expect(
      await registre()
        .visiteur()
        .api.verifierCle({ params: { key: await cleDe(deux.email) } }),
    ).toEqual({ response: false })
    // The address was wrong: the right one receives its own key.
    expect(
      await registre()
        .visiteur()
        .api.verifierCle({ params: { key: await cleDe(corrige.email) } }),
    ).toEqual({ response: true })
    // Somebody who has a password receives nothing more.
    const change = { ...un, email: saisie('TELE_PRO_GESTION').email }
    await admin.api.modifierUtilisateur({ body: { ...change, id: cree.id, version: 1 } })
    expect(await courriels('compte-cree', change.email)).toHaveLength(0)
  })

  it('a declarant without its first password receives no second account', async () => {
    const [teneur, syndic] = [
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const body = saisie('TELE_PRO_GESTION', { idTeledeclarant: syndic.teledeclarantId })
    await registre().db.query(`update teledeclarant set statut = 'ATT_CREA_COMPTE' where id = $1`, [
      syndic.teledeclarantId,
    ])
    await expect(teneur.api.creerUtilisateur({ body })).rejects.toMatchObject(
      refus(409, 'transition-interdite'),
    )
    await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
      syndic.teledeclarantId,
    ])
    await expect(teneur.api.creerUtilisateur({ body })).rejects.toMatchObject(introuvable)
  })

  it.each([
    ['TELE_PRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_PRINC'],
    ['TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_GESTION'],
    ['TELE_PRO_ADMIN_PRINC', 'TENEUR_ADMIN_PRINC'],
    ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_ADMIN_SECOND'],
    ['TELE_PRO_GESTION', 'TELE_PRO_GESTION'],
    ['NOTAIRE_ADMIN', 'NOTAIRE_ADMIN'],
    ['NOTAIRE_NOTAIRE', 'NOTAIRE_COLLAB'],
    ['TENEUR_ASS_HOTLINE_ADMIN', 'TENEUR_ASS_HOTLINE_GES'],
    ['TENEUR_ADMIN_SCOND', 'TENEUR_ADMIN_SCOND'],
  ] as const)('%s cannot give the profile %s', async (qui, profil) => {
    const personne = await registre().personne(qui)
    await expect(personne.api.creerUtilisateur({ body: saisie(profil) })).rejects.toMatchObject(
      interdit,
    )
  })

  it('of ten secondary administrators asked for at once, four are created', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const essais = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        admin.api.creerUtilisateur({ body: saisie('TELE_PRO_ADMIN_SECOND') }),
      ),
    )
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(4)
    for (const e of essais)
      if (e.status === 'rejected')
        expect(e.reason).toMatchObject({
          problem: { status: 400, champs: [{ champ: 'profil', code: 'max-admins-secondaires' }] },
        })
    expect(await compter(admin.teledeclarantId, 'TELE_PRO_ADMIN_SECOND')).toBe(4)
    // The limit is on the level, however it is reached.
    const gestion = await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION') })
    await expect(
      admin.api.modifierUtilisateur({
        body: { ...saisie('TELE_PRO_ADMIN_SECOND'), id: gestion.id, version: 1 },
      }),
    ).rejects.toMatchObject({
      problem: { champs: [{ champ: 'profil' }] },
    })
    const [premier] = (
      await admin.api.listerUtilisateurs({ params: { id: admin.teledeclarantId ?? 0 } })
    ).filter((u) => u.niveau === 'ADMIN_SECONDAIRE')
    await admin.api.supprimerUtilisateurs({ body: [premier?.id ?? 0] })
    expect(
      (await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_ADMIN_SECOND') })).niveau,
    ).toBe('ADMIN_SECONDAIRE')
  })

  it('an address serves one account, in any case of letters, even asked for twice at once', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const body = saisie('TELE_PRO_GESTION')
    const deux = await Promise.allSettled([
      admin.api.creerUtilisateur({ body }),
      admin.api.creerUtilisateur({ body: { ...body, email: body.email.toUpperCase() } }),
    ])
    expect(deux.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(
      admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { email: admin.login }) }),
    ).rejects.toMatchObject({
      problem: {
        status: 409,
        code: 'deja-existant',
        champs: [{ champ: 'email', code: 'deja-existant' }],
      },
    })
    const champs = {
      problem: { champs: [{ champ: 'nom' }, { champ: 'email' }, { champ: 'telephone' }] },
    }
    await expect(
      admin.api.creerUtilisateur({
        body: saisie('TELE_PRO_GESTION', { nom: ' ', email: 'x', telephone: '12' }),
      }),
    ).rejects.toMatchObject(champs)
  })

  it('a sent key gives the same account again', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const body = saisie('TELE_PRO_GESTION')
    const [un, deux] = [
      await admin.api.creerUtilisateur({ body }, { idempotencyKey: 'k1' }),
      await admin.api.creerUtilisateur({ body }, { idempotencyKey: 'k1' }),
    ]
    expect(deux.id).toBe(un.id)
    expect(await courriels('compte-cree', body.email)).toHaveLength(1)
  })

  it('a changed profile or address closes what was open, and the login follows the address', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    const body = {
      ...saisie('TELE_PRO_GESTION', { email: gestion.login }),
      id: gestion.utilisateurId,
      version: 1,
    }
    await admin.api.modifierUtilisateur({ body })
    expect((await gestion.api.lireCompte()).prenom).toBe('Sacha')
    expect(
      await admin.api.modifierUtilisateur({
        body: {
          ...body,
          version: 2,
          profil: 'TELE_PRO_ADMIN_SECOND',
          email: `Autre.${gestion.login}`,
        },
      }),
    ).toMatchObject({
      login: `autre.${gestion.login}`,
      niveau: 'ADMIN_SECONDAIRE',
    })
    await expect(gestion.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await journal('changer-profil', gestion.utilisateurId)).toMatchObject([
      { de: 'TELE_PRO_GESTION', vers: 'TELE_PRO_ADMIN_SECOND' },
    ])
    const [ligne] = await journal('modifier-utilisateur', gestion.utilisateurId)
    expect(JSON.stringify(ligne?.donnees)).not.toContain('Sacha')
  })

  it('an account that passes to another person keeps nothing of the first one’s password', async () => {
    const [admin, teneur] = await Promise.all([
      registre().personne('TELE_PRO_ADMIN_PRINC'),
      registre().personne('TENEUR_ADMIN_PRINC'),
    ])
    const [avant] = await registre().db.query<{ email: string }>(
      `update utilisateur set mot_de_passe_hash = 'x' where id = $1 returning email`,
      [admin.utilisateurId],
    )
    const email = `suivant.${admin.login}`
    const body = { ...saisie('TELE_PRO_ADMIN_PRINC', { email }), id: admin.utilisateurId }
    const facteur = (oui: boolean) =>
      registre().db.query(`update utilisateur set second_facteur = $2 where id = $1`, [
        admin.utilisateurId,
        oui,
      ])
    await facteur(true)
    await expect(
      teneur.api.modifierUtilisateurTeledeclarant({ body: { ...body, version: 1 } }),
    ).rejects.toMatchObject({ problem: { champs: [{ code: 'second-facteur' }] } })
    await facteur(false)
    expect(
      await teneur.api.modifierUtilisateurTeledeclarant({ body: { ...body, version: 1 } }),
    ).toMatchObject({ login: email, statut: 'EN_ATTENTE' })
    expect(await courriels('adresse-changee', avant?.email ?? '')).toHaveLength(1)
    expect(await courriels('compte-cree', email)).toHaveLength(1)
    await expect(admin.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('refuses keys that are not of a form', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    for (const cle of ['authorities', 'statut', 'login', 'actif', 'adminPrincipal'])
      await expect(
        admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { [cle]: 'x' }) }),
      ).rejects.toMatchObject({
        problem: { status: 400, code: 'requete-invalide' },
      })
  })

  it('changes nothing while a keeper acts in the place of the account', async () => {
    const [admin, teneur] = [
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TENEUR_ADMIN_PRINC'),
    ]
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    await registre().db.query(`update session set original_id = $2 where utilisateur_id = $1`, [
      admin.utilisateurId,
      teneur.utilisateurId,
    ])
    const bloque = refus(403, 'action-interdite-en-emprunt')
    await expect(
      admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION') }),
    ).rejects.toMatchObject(bloque)
    await expect(
      admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId] }),
    ).rejects.toMatchObject(bloque)
    expect(
      (await admin.api.lireUtilisateur({ params: { id: gestion.utilisateurId } })).allowedToEdit,
    ).toBe(false)
  })
})
