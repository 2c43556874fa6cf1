import type { Profil } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { insererUtilisateur } from '@registre/testing/register'
import { saisie, introuvable, interdit, useComptes } from './utilisateurs-de-test.ts'

describe('who manages whom', () => {
  const { registre, collegue, compter, journal, courriels } = useComptes()

  it('a secondary administrator manages managers, saves its own data, and never its profile', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const [second, autre, gestion] = [
      await collegue(admin, 'TELE_PRO_ADMIN_SECOND'),
      await collegue(admin, 'TELE_PRO_ADMIN_SECOND'),
      await collegue(admin, 'TELE_PRO_GESTION'),
    ]
    expect(
      (
        await second.api.modifierUtilisateur({
          body: { ...saisie('TELE_PRO_GESTION'), id: gestion.utilisateurId, version: 1 },
        })
      ).prenom,
    ).toBe('Sacha')
    expect(
      (
        await second.api.modifierUtilisateur({
          body: {
            ...saisie('TELE_PRO_ADMIN_SECOND', { email: second.login }),
            id: second.utilisateurId,
            version: 1,
          },
        })
      ).prenom,
    ).toBe('Sacha')
    await expect(
      second.api.modifierUtilisateur({
        body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: second.utilisateurId, version: 1 },
      }),
    ).rejects.toMatchObject(interdit)
    await expect(
      second.api.modifierUtilisateur({
        body: { ...saisie('TELE_PRO_ADMIN_SECOND'), id: gestion.utilisateurId, version: 1 },
      }),
    ).rejects.toMatchObject(interdit)
    for (const cible of [admin, autre]) {
      await expect(
        second.api.modifierUtilisateur({
          body: { ...saisie(cible.profil), id: cible.utilisateurId, version: 1 },
        }),
      ).rejects.toMatchObject(interdit)
      await expect(
        second.api.supprimerUtilisateurs({ body: [cible.utilisateurId] }),
      ).rejects.toMatchObject(interdit)
    }
  })

  it('a manager sees and saves itself alone', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const gestion = await collegue(admin, 'TELE_PRO_GESTION')
    expect(
      await gestion.api.lireUtilisateur({ params: { id: gestion.utilisateurId } }),
    ).toMatchObject({
      soi: true,
      allowedToEdit: true,
      allowedToChangeProfile: false,
    })
    await expect(
      gestion.api.lireUtilisateur({ params: { id: admin.utilisateurId } }),
    ).rejects.toMatchObject(introuvable)
    await expect(
      gestion.api.modifierUtilisateur({
        body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: admin.utilisateurId, version: 1 },
      }),
    ).rejects.toMatchObject(introuvable)
    await expect(
      gestion.api.listerUtilisateurs({ params: { id: admin.teledeclarantId ?? 0 } }),
    ).rejects.toMatchObject(interdit)
  })

  it('deletes a selection at once: sessions closed, names kept, address free, each one told and journalled', async () => {
    const admin = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const [a, b] = [
      await collegue(admin, 'TELE_PRO_GESTION'),
      await collegue(admin, 'TELE_PRO_ADMIN_SECOND'),
    ]
    await admin.api.supprimerUtilisateurs({
      body: [a.utilisateurId, b.utilisateurId, a.utilisateurId],
    })
    for (const p of [a, b]) {
      await expect(p.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
      await expect(
        admin.api.lireUtilisateur({ params: { id: p.utilisateurId } }),
      ).rejects.toMatchObject(introuvable)
      expect(await courriels('compte-supprime', p.login)).toHaveLength(1)
      expect(await journal('supprimer-utilisateur', p.utilisateurId)).toHaveLength(1)
    }
    expect(
      await registre().db.query(
        `select actif, mot_de_passe_hash, supprime_le is not null as supprime, prenom from utilisateur where id = $1`,
        [a.utilisateurId],
      ),
    ).toEqual([{ actif: false, mot_de_passe_hash: null, supprime: true, prenom: 'Camille' }])
    expect(
      (await admin.api.creerUtilisateur({ body: saisie('TELE_PRO_GESTION', { email: a.login }) }))
        .login,
    ).toBe(a.login)
  })

  it('deletes nothing when one of the selection is oneself, a main administrator, or somebody else’s', async () => {
    const [admin, voisin] = [
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const [gestion, ailleurs] = [
      await collegue(admin, 'TELE_PRO_GESTION'),
      await collegue(voisin, 'TELE_PRO_GESTION'),
    ]
    const principal = await insererUtilisateur(
      registre().db,
      'TELE_PRO_ADMIN_PRINC',
      admin.teledeclarantId,
    )
    await expect(
      admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, admin.utilisateurId] }),
    ).rejects.toMatchObject(interdit)
    await expect(
      admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, principal.id] }),
    ).rejects.toMatchObject(interdit)
    await expect(
      admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, ailleurs.utilisateurId] }),
    ).rejects.toMatchObject(introuvable)
    await expect(
      admin.api.supprimerUtilisateurs({ body: [gestion.utilisateurId, 99_999] }),
    ).rejects.toMatchObject(introuvable)
    expect(await compter(admin.teledeclarantId, 'TELE_PRO_GESTION')).toBe(1)
    expect(await courriels('compte-supprime', gestion.login)).toHaveLength(0)
  })

  it.each(['TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'] as const)(
    '%s reaches no account of the neighbour, by any call',
    async (profil) => {
      const [a, b] = [await registre().personne(profil), await registre().personne(profil)]
      const moindre: Profil =
        profil === 'NOTAIRE_ADMIN'
          ? 'NOTAIRE_COLLAB'
          : profil === 'TELE_PRO_ADMIN_PRINC'
            ? 'TELE_PRO_GESTION'
            : 'TELE_NONPRO_GESTION'
      for (const cible of [b, await collegue(b, moindre)]) {
        await expect(
          a.api.lireUtilisateur({ params: { id: cible.utilisateurId } }),
        ).rejects.toMatchObject(introuvable)
        await expect(
          a.api.modifierUtilisateur({
            body: { ...saisie(cible.profil), id: cible.utilisateurId, version: 1 },
          }),
        ).rejects.toMatchObject(introuvable)
        await expect(
          a.api.supprimerUtilisateurs({ body: [cible.utilisateurId] }),
        ).rejects.toMatchObject(introuvable)
      }
      for (const id of [b.teledeclarantId ?? 0, 99_999]) {
        await expect(a.api.listerUtilisateurs({ params: { id } })).rejects.toMatchObject(
          introuvable,
        )
        await expect(
          a.api.creerUtilisateur({ body: saisie(moindre, { idTeledeclarant: id }) }),
        ).rejects.toMatchObject(introuvable)
      }
      await expect(
        a.api.creerUtilisateur({ body: saisie(moindre, { idTeledeclarant: 0 }) }),
      ).rejects.toMatchObject(introuvable)
      await expect(
        a.api.listerUtilisateursTeledeclarant({ params: { id: a.teledeclarantId ?? 0 } }),
      ).rejects.toMatchObject(interdit)
    },
  )

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
    expect(
      (
        await teneur.api.creerUtilisateur({
          body: saisie('TELE_PRO_ADMIN_SECOND', { idTeledeclarant: syndic.teledeclarantId }),
        })
      ).idTeledeclarant,
    ).toBe(syndic.teledeclarantId)
    await expect(
      teneur.api.listerUtilisateursTeledeclarant({ params: { id: 99_999 } }),
    ).rejects.toMatchObject(introuvable)
    const corps = {
      ...saisie('TELE_PRO_GESTION', { email: gestion.login }),
      id: gestion.utilisateurId,
      version: 1,
    }
    await expect(teneur.api.modifierUtilisateur({ body: corps })).rejects.toMatchObject(introuvable)
    expect((await hotline.api.modifierUtilisateurTeledeclarant({ body: corps })).nom).toBe(
      corps.nom,
    )
    await expect(
      hotline.api.modifierUtilisateurTeledeclarant({
        body: { ...saisie('TELE_PRO_ADMIN_PRINC'), id: syndic.utilisateurId, version: 1 },
      }),
    ).rejects.toMatchObject(interdit)
    await expect(
      teneur.api.modifierUtilisateurTeledeclarant({
        body: { ...saisie('TENEUR_ADMIN_SCOND'), id: nouveau.id, version: 1 },
      }),
    ).rejects.toMatchObject(introuvable)
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
    expect(await db.query(`select assignee_a_id from demande where id = $1`, [d?.id])).toEqual([
      { assignee_a_id: null },
    ])
  })
})
