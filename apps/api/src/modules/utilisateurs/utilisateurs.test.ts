import type { Profil } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { cleDeGraine } from '../auth/cle-courriel.ts'
import { insererUtilisateur, type Personne, useRegistre } from '../../testing/register.ts'

let suite = 0
const saisie = (profil: Profil, plus: object = {}) => {
  suite += 1
  return { profil, nom: `Nouveau${suite}`, prenom: 'Sacha', email: `Nouveau${suite}@Exemple.test`, ...plus }
}
const refus = (status: number, code: string) => ({ problem: { status, code } })
const introuvable = refus(404, 'introuvable')
const interdit = refus(403, 'acces-non-autorise')

describe('accounts of a house', () => {
  const registre = useRegistre()
  const collegue = (personne: Personne, profil: Profil) => registre().personne(profil, personne.teledeclarantId ?? 0)
  const compter = async (teledeclarantId: number | null, profil: Profil) =>
    (
      await registre().db.query<{ n: number }>(
        `select count(*)::int as n from utilisateur where teledeclarant_id = $1 and profil = $2 and supprime_le is null`,
        [teledeclarantId, profil],
      )
    )[0]?.n
  const journal = async (type: string, utilisateurId: number) =>
    registre().db.query<{ acteur_id: number; teledeclarant_id: number; de: string; vers: string; donnees: object }>(
      `select * from journal where type = $1 and (donnees->>'utilisateurId')::int = $2`,
      [type, utilisateurId],
    )
  const courriels = async (modele: string, a: string) =>
    registre().db.query(`select 1 from outbox where payload->>'modele' = $1 and payload->>'a' = $2`, [modele, a])

  it('a main administrator creates a manager, who is written to; the account waits for its password', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const body = saisie('TELE_PRO_GESTION', { telephone: '01 22 33 44 55', numCartePro: 'CPI 6901' })
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
      { acteur_id: admin.utilisateurId, teledeclarant_id: admin.teledeclarantId, vers: 'TELE_PRO_GESTION' },
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
    expect(await registre().visiteur().api.changerMotDePasse({ body: { key, newPassword } })).toEqual({ response: true })
    const { api } = registre().visiteur()
    expect((await api.seConnecter({ body: { j_username: un.email, j_password: newPassword } })).profil).toBe('TELE_PRO_GESTION')
    expect(await admin.api.lireUtilisateur({ params: { id: cree.id } })).toMatchObject({ statut: 'ACTIF' })
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
    const change = saisie('TELE_PRO_GESTION')
    await admin.api.modifierUtilisateur({ body: { ...change, id: cree.id, version: 1 } })
    expect(await courriels('compte-cree', change.email)).toHaveLength(0)
  })

  it('a declarant without its first password receives no second account', async () => {
    const [teneur, syndic] = [await registre().personne('TENEUR_ADMIN_PRINC'), await registre().personne('TELE_PRO_ADMIN_PRINC')]
    const body = saisie('TELE_PRO_GESTION', { idTeledeclarant: syndic.teledeclarantId })
    await registre().db.query(`update teledeclarant set statut = 'ATT_CREA_COMPTE' where id = $1`, [syndic.teledeclarantId])
    await expect(teneur.api.creerUtilisateur({ body })).rejects.toMatchObject(refus(409, 'transition-interdite'))
    await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [syndic.teledeclarantId])
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
    await expect(personne.api.creerUtilisateur({ body: saisie(profil) })).rejects.toMatchObject(interdit)
  })

  it('of ten secondary administrators asked for at once, four are created', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const essais = await Promise.allSettled(Array.from({ length: 10 }, () => admin.api.creerUtilisateur({ body: saisie('TELE_PRO_ADMIN_SECOND') })))
    expect(essais.filter((e) => e.status === 'fulfilled')).toHaveLength(4)
    for (const e of essais)
      if (e.status === 'rejected') expect(e.reason).toMatchObject({ problem: { status: 400, champs: [{ champ: 'profil', code: 'max-admins-secondaires' }] } })
    expect(await compter(admin.teledeclarantId, 'TELE_PRO_ADMIN_SECOND')).toBe(4)
    // The limit is on the level, however it is reached.
    const gestion = await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION') })
    await expect(admin.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_ADMIN_SECOND'), id: gestion.id, version: 1 } })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'profil' }] },
    })
    const [premier] = (await admin.api.listerUtilisateurs({ params: { id: admin.teledeclarantId ?? 0 } })).filter((u) => u.niveau === 'ADMIN_SECONDAIRE')
    await admin.api.supprimerUtilisateurs({ body: [premier?.id ?? 0] })
    expect((await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_ADMIN_SECOND') })).niveau).toBe('ADMIN_SECONDAIRE')
  })

  it('an address serves one account, in any case of letters, even asked for twice at once', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const body = saisie('TELE_PRO_GESTION')
    const deux = await Promise.allSettled([
      admin.api.creerUtilisateur({ body }),
      admin.api.creerUtilisateur({ body: { ...body, email: body.email.toUpperCase() } }),
    ])
    expect(deux.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { email: admin.login }) })).rejects.toMatchObject({
      problem: { status: 409, code: 'deja-existant', champs: [{ champ: 'email', code: 'deja-existant' }] },
    })
    const champs = { problem: { champs: [{ champ: 'nom' }, { champ: 'email' }, { champ: 'telephone' }] } }
    await expect(admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { nom: ' ', email: 'x', telephone: '12' }) })).rejects.toMatchObject(champs)
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

  it('a secondary administrator manages managers, saves its own data, and never its profile', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const [second, autre, gestion] = [
      await collegue(admin, 'TELE_PRO_ADMIN_SECOND'),
      await collegue(admin, 'TELE_PRO_ADMIN_SECOND'),
      await collegue(admin, 'TELE_PRO_GESTION'),
    ]
    expect((await second.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_GESTION'), id: gestion.utilisateurId, version: 1 } })).prenom).toBe('Sacha')
    expect(
      (await second.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_ADMIN_SECOND', { email: second.login }), id: second.utilisateurId, version: 1 } }))
        .prenom,
    ).toBe('Sacha')
    await expect(second.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: second.utilisateurId, version: 1 } })).rejects.toMatchObject(
      interdit,
    )
    await expect(second.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_ADMIN_SECOND'), id: gestion.utilisateurId, version: 1 } })).rejects.toMatchObject(
      interdit,
    )
    for (const cible of [admin, autre]) {
      await expect(second.api.modifierUtilisateur({ body: { ...saisie(cible.profil), id: cible.utilisateurId, version: 1 } })).rejects.toMatchObject(interdit)
      await expect(second.api.supprimerUtilisateurs({ body: [cible.utilisateurId] })).rejects.toMatchObject(interdit)
    }
  })

  it('a manager sees and saves itself alone', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    expect(await gestion.api.lireUtilisateur({ params: { id: gestion.utilisateurId } })).toMatchObject({
      soi: true,
      allowedToEdit: true,
      allowedToChangeProfile: false,
    })
    await expect(gestion.api.lireUtilisateur({ params: { id: admin.utilisateurId } })).rejects.toMatchObject(introuvable)
    await expect(gestion.api.modifierUtilisateur({ body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: admin.utilisateurId, version: 1 } })).rejects.toMatchObject(
      introuvable,
    )
    await expect(gestion.api.listerUtilisateurs({ params: { id: admin.teledeclarantId ?? 0 } })).rejects.toMatchObject(interdit)
  })

  it('a changed profile or address closes what was open, and the login follows the address', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    const body = { ...saisie('TELE_PRO_GESTION', { email: gestion.login }), id: gestion.utilisateurId, version: 1 }
    await admin.api.modifierUtilisateur({ body })
    expect((await gestion.api.lireCompte()).prenom).toBe('Sacha')
    expect(
      await admin.api.modifierUtilisateur({ body: { ...body, version: 2, profil: 'TELE_PRO_ADMIN_SECOND', email: `Autre.${gestion.login}` } }),
    ).toMatchObject({
      login: `autre.${gestion.login}`,
      niveau: 'ADMIN_SECONDAIRE',
    })
    await expect(gestion.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await journal('changer-profil', gestion.utilisateurId)).toMatchObject([{ de: 'TELE_PRO_GESTION', vers: 'TELE_PRO_ADMIN_SECOND' }])
    const [ligne] = await journal('modifier-utilisateur', gestion.utilisateurId)
    expect(JSON.stringify(ligne?.donnees)).not.toContain('Sacha')
  })

  it('deletes a selection at once: sessions closed, names kept, address free, each one told and journalled', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const [a, b] = [await collegue(admin, 'TELE_PRO_GESTION'), await collegue(admin, 'TELE_PRO_ADMIN_SECOND')]
    await admin.api.supprimerUtilisateurs({ body: [a.utilisateurId, b.utilisateurId, a.utilisateurId] })
    for (const p of [a, b]) {
      await expect(p.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
      await expect(admin.api.lireUtilisateur({ params: { id: p.utilisateurId } })).rejects.toMatchObject(introuvable)
      expect(await courriels('compte-supprime', p.login)).toHaveLength(1)
      expect(await journal('supprimer-utilisateur', p.utilisateurId)).toHaveLength(1)
    }
    expect(
      await registre().db.query(`select actif, mot_de_passe_hash, supprime_le is not null as supprime, prenom from utilisateur where id = $1`, [
        a.utilisateurId,
      ]),
    ).toEqual([{ actif: false, mot_de_passe_hash: null, supprime: true, prenom: 'Camille' }])
    expect((await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { email: a.login }) })).login).toBe(a.login)
  })

  it('deletes nothing when one of the selection is oneself, a main administrator, or somebody else’s', async () => {
    const [admin, voisin] = [await registre().personne('TELE_PRO_ADMIN_PRINC'), await registre().personne('TELE_PRO_ADMIN_PRINC')]
    const [gestion, ailleurs] = [await collegue(admin, 'TELE_PRO_GESTION'), await collegue(voisin, 'TELE_PRO_GESTION')]
    const principal = await insererUtilisateur(registre().db, 'TELE_PRO_ADMIN_PRINC', admin.teledeclarantId)
    await expect(admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, admin.utilisateurId] })).rejects.toMatchObject(interdit)
    await expect(admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, principal.id] })).rejects.toMatchObject(interdit)
    await expect(admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, ailleurs.utilisateurId] })).rejects.toMatchObject(introuvable)
    await expect(admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, 99_999] })).rejects.toMatchObject(introuvable)
    expect(await compter(admin.teledeclarantId, 'TELE_PRO_GESTION')).toBe(1)
    expect(await courriels('compte-supprime', gestion.login)).toHaveLength(0)
  })

  it.each(['TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'] as const)(
    '%s reaches no account of the neighbour, by any call',
    async (profil) => {
      const [a, b] = [await registre().personne(profil), await registre().personne(profil)]
      const moindre: Profil = profil === 'NOTAIRE_ADMIN' ? 'NOTAIRE_COLLAB' : profil === 'TELE_PRO_ADMIN_PRINC' ? 'TELE_PRO_GESTION' : 'TELE_NONPRO_GESTION'
      for (const cible of [b, await collegue(b, moindre)]) {
        await expect(a.api.lireUtilisateur({ params: { id: cible.utilisateurId } })).rejects.toMatchObject(introuvable)
        await expect(a.api.modifierUtilisateur({ body: { ...saisie(cible.profil), id: cible.utilisateurId, version: 1 } })).rejects.toMatchObject(introuvable)
        await expect(a.api.supprimerUtilisateurs({ body: [cible.utilisateurId] })).rejects.toMatchObject(introuvable)
      }
      for (const id of [b.teledeclarantId ?? 0, 99_999]) {
        await expect(a.api.listerUtilisateurs({ params: { id } })).rejects.toMatchObject(introuvable)
        await expect(a.api.creerUtilisateur({ body: saisie(moindre, { idTeledeclarant: id }) })).rejects.toMatchObject(introuvable)
      }
      await expect(a.api.creerUtilisateur({ body: saisie(moindre, { idTeledeclarant: 0 }) })).rejects.toMatchObject(introuvable)
      await expect(a.api.listerUtilisateursTeledeclarant({ params: { id: a.teledeclarantId ?? 0 } })).rejects.toMatchObject(interdit)
    },
  )

  it('refuses keys that are not of a form', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    for (const cle of ['authorities', 'statut', 'login', 'actif', 'adminPrincipal'])
      await expect(admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { [cle]: 'x' }) })).rejects.toMatchObject({
        problem: { status: 400, code: 'requete-invalide' },
      })
  })

  it('keepers run their own team, and the accounts of declarants as far as their authorities go', async () => {
    const [teneur, hotline, syndic] = [
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TENEUR_ASS_HOTLINE_ADMIN'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const gestion = await collegue(syndic, 'TELE_PRO_GESTION')
    const nouveau = await teneur.api.creerUtilisateur({ body: saisie('TENEUR_ADMIN_SCOND') })
    const equipe = await teneur.api.listerUtilisateursTeledeclarant({ params: { id: 0 } })
    expect(equipe.map((u) => u.id)).toContain(nouveau.id)
    expect(equipe.every((u) => u.profil.startsWith('TENEUR_'))).toBe(true)
    const chez = { params: { id: syndic.teledeclarantId ?? 0 } }
    expect(await teneur.api.listerUtilisateursTeledeclarant(chez)).toMatchObject([
      { id: syndic.utilisateurId, allowedToEdit: true, allowedToDelete: false },
      { id: gestion.utilisateurId },
    ])
    expect((await teneur.api.creerUtilisateur({ body: saisie('TELE_PRO_ADMIN_SECOND', { idTeledeclarant: syndic.teledeclarantId }) })).idTeledeclarant).toBe(
      syndic.teledeclarantId,
    )
    await expect(teneur.api.listerUtilisateursTeledeclarant({ params: { id: 99_999 } })).rejects.toMatchObject(introuvable)
    const corps = { ...saisie('TELE_PRO_GESTION', { email: gestion.login }), id: gestion.utilisateurId, version: 1 }
    await expect(teneur.api.modifierUtilisateur({ body: corps })).rejects.toMatchObject(introuvable)
    expect((await hotline.api.modifierUtilisateurTeledeclarant({ body: corps })).nom).toBe(corps.nom)
    await expect(
      hotline.api.modifierUtilisateurTeledeclarant({ body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: syndic.utilisateurId, version: 1 } }),
    ).rejects.toMatchObject(interdit)
    await expect(teneur.api.modifierUtilisateurTeledeclarant({ body: { ...saisie('TENEUR_ADMIN_SCOND'), id: nouveau.id, version: 1 } })).rejects.toMatchObject(
      introuvable,
    )
    await hotline.api.supprimerUtilisateurs({ body: [gestion.utilisateurId] })
    expect(await compter(syndic.teledeclarantId, 'TELE_PRO_GESTION')).toBe(0)
  })

  it('a deleted keeper gives back the requests that were assigned to it', async () => {
    const [admin, second, syndic] = [
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TENEUR_ADMIN_SCOND'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const { db } = registre()
    const [c] = await db.query<{ id: number }>(
      `insert into copropriete (etat, auteur_teledeclarant_id) values ('IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', $1) returning id`,
      [syndic.teledeclarantId],
    )
    const [d] = await db.query<{ id: number }>(
      `insert into demande (type, etat, profil_demandeur, copropriete_id, teledeclarant_id, deposee_le, echeance, assignee_a_id) values ('IMMATRICULATION', 'A_VALIDER', 'TELE_PRO_ADMIN_PRINC', $1, $2, now(), '2027-01-04', $3) returning id`,
      [c?.id, syndic.teledeclarantId, second.utilisateurId],
    )
    await admin.api.supprimerUtilisateurs({ body: [second.utilisateurId] })
    expect(await db.query(`select assignee_a_id from demande where id = $1`, [d?.id])).toEqual([{ assignee_a_id: null }])
  })

  it('changes nothing while a keeper acts in the place of the account', async () => {
    const [admin, teneur] = [await registre().personne('TELE_PRO_ADMIN_PRINC'), await registre().personne('TENEUR_ADMIN_PRINC')]
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    await registre().db.query(`update session set original_id = $2 where utilisateur_id = $1`, [admin.utilisateurId, teneur.utilisateurId])
    const bloque = refus(403, 'action-interdite-en-emprunt')
    await expect(admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION') })).rejects.toMatchObject(bloque)
    await expect(admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId] })).rejects.toMatchObject(bloque)
    expect((await admin.api.lireUtilisateur({ params: { id: gestion.utilisateurId } })).allowedToEdit).toBe(false)
  })
})
