import { describe, expect, it } from 'vitest'
import { type Modification, saisieDe, useTeledeclarants } from './teledeclarants-de-test.ts'

const refus = (status: number, code: string) => ({ problem: { status, code } })

describe('declarants, as keepers administer them', () => {
  const { registre, teneur, nouveau, journal } = useTeledeclarants()

  it('a file shows what the keeper may do on it, the activation code never', async () => {
    const { id } = await nouveau({ code_activation_hash: 'secret', code_activation_le: new Date() })
    const vu = await (await teneur()).api.lireTeledeclarant({ params: { id } })
    expect(vu).toMatchObject({
      allowedToEdit: true,
      allowedToDelete: true,
      empechements: [],
      statutsPossibles: ['ACTIF', 'ATT_ACTIVATION'],
      typesPossibles: ['PRO', 'NON_PRO'],
    })
    expect(JSON.stringify(vu)).not.toContain('secret')
    const hotline = await registre().personne('TENEUR_ASS_HOTLINE_GES')
    expect(await hotline.api.lireTeledeclarant({ params: { id } })).toMatchObject({
      allowedToEdit: false,
      allowedToDelete: false,
    })
    await expect(
      (await teneur()).api.lireTeledeclarant({ params: { id: 999_999 } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
  })

  it('saves the whole file, journals the names of the fields alone', async () => {
    const t = await teneur()
    const { id } = await nouveau()
    const vu = await t.api.lireTeledeclarant({ params: { id } })
    const lu = await t.api.modifierTeledeclarant({
      params: { id },
      body: saisieDe(vu, {
        etablissement: {
          ...vu.etablissement,
          raisonSociale: 'Cabinet Corrigé',
          siret: '443 061 841 00047',
          codeApe: '6832a',
          adresse: ['1 rue A', 'Bât. B'],
          telephone: '01 22 33 44 55',
        },
        parametres: { statut: 'ACTIF', certificatDn1: 'CN=Un', emetteurDn1: 'CN=AC' },
      }),
    })
    expect(lu).toMatchObject({
      version: vu.version + 1,
      etablissement: {
        raisonSociale: 'Cabinet Corrigé',
        siret: '44306184100047',
        codeApe: '68.32A',
        telephone: '+33122334455',
      },
      parametres: { certificatDn1: 'CN=Un', emetteurDn1: 'CN=AC' },
    })
    const [ligne] = await journal('modifier-teledeclarant', id)
    expect(JSON.stringify(ligne?.donnees)).toContain('etablissement.raisonSociale')
    expect(JSON.stringify(ligne?.donnees)).not.toContain('Corrigé')
    expect(ligne?.vers).toBe('44306184100047')
    // A SIRET serves one declarant.
    const autre = await nouveau()
    const vuAutre = await t.api.lireTeledeclarant({ params: { id: autre.id } })
    await expect(
      t.api.modifierTeledeclarant({
        params: { id: autre.id },
        body: saisieDe(vuAutre, {
          etablissement: { ...vuAutre.etablissement, siret: '44306184100047' },
        }),
      }),
    ).rejects.toMatchObject({
      problem: { status: 409, code: 'deja-existant', champs: [{ champ: 'etablissement.siret' }] },
    })
  })

  it('of two saves on one reading, one is kept; the other reads both values', async () => {
    const t = await teneur()
    const { id } = await nouveau()
    const vu = await t.api.lireTeledeclarant({ params: { id } })
    const avec = (commune: string) =>
      t.api.modifierTeledeclarant({
        params: { id },
        body: saisieDe(vu, {
          etablissement: { ...vu.etablissement, siret: '73282932000074', commune },
        }),
      })
    await registre().db.query(
      `update teledeclarant set siret = null where siret = '73282932000074'`,
    )
    const essais = await Promise.allSettled([avec('Lyon'), avec('Nantes')])
    const [refusee] = essais.flatMap((e) =>
      e.status === 'rejected' ? [e.reason as { problem: object }] : [],
    )
    const [gardee] = essais.flatMap((e) =>
      e.status === 'fulfilled' ? [e.value.etablissement.commune] : [],
    )
    expect(refusee).toMatchObject({
      problem: {
        status: 409,
        code: 'version-perimee',
        infos: {
          version: vu.version + 1,
          differences: [
            {
              champ: 'etablissement.commune',
              enregistre: gardee,
              saisi: gardee === 'Lyon' ? 'Nantes' : 'Lyon',
            },
          ],
        },
      },
    })
  })

  it('status and type move as the tables say; accounts follow their declarant and sign in again', async () => {
    const t = await teneur()
    await registre().db.query(
      `update teledeclarant set siret = null where siret = '73282932000074'`,
    )
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const id = syndic.teledeclarantId ?? 0
    const lire = () => t.api.lireTeledeclarant({ params: { id } })
    const modifier = async (plus: Partial<Modification>) => {
      const vu = await lire()
      return t.api.modifierTeledeclarant({
        params: { id },
        body: saisieDe(vu, {
          etablissement: { ...vu.etablissement, siret: '73282932000074' },
          ...plus,
        }),
      })
    }
    expect((await modifier({ parametres: { statut: 'ATT_ACTIVATION' } })).parametres.statut).toBe(
      'ATT_ACTIVATION',
    )
    await expect(modifier({ parametres: { statut: 'ATT_FIN_IMM_NOT' } })).rejects.toMatchObject(
      refus(409, 'transition-interdite'),
    )
    await expect(modifier({ parametres: { statut: 'SUPPRIME' } })).rejects.toMatchObject(
      refus(409, 'transition-interdite'),
    )
    expect((await modifier({ parametres: { statut: 'ACTIF' } })).parametres.statut).toBe('ACTIF')
    expect(await journal('activer', id)).toMatchObject([{ de: 'ATT_ACTIVATION', vers: 'ACTIF' }])
    await expect(modifier({ type: 'NOTAIRE' })).rejects.toMatchObject({ problem: { status: 400 } })
    expect((await modifier({ type: 'NON_PRO' })).type).toBe('NON_PRO')
    await expect(syndic.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    expect(
      await registre().db.query(`select profil from utilisateur where id = $1`, [
        syndic.utilisateurId,
      ]),
    ).toEqual([{ profil: 'TELE_NONPRO_ADMIN_PRINC' }])
    expect(await journal('changer-profil', id)).toMatchObject([
      { de: 'TELE_PRO_ADMIN_PRINC', vers: 'TELE_NONPRO_ADMIN_PRINC' },
    ])
  })

  it('a syndic, or one of its accounts, is shut for a while and opened again; its mandates stay', async () => {
    const t = await teneur()
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const id = syndic.teledeclarantId ?? 0
    const gestion = await registre().personne('TELE_PRO_GESTION', id)
    const ferme = { problem: { status: 401 } }
    const compte = async (actif: boolean) => {
      const u = await t.api.lireUtilisateur({ params: { id: gestion.utilisateurId } })
      expect(u.allowedToSuspend).toBe(true)
      const { version, profil, nom, prenom, email } = u
      return t.api.modifierUtilisateurTeledeclarant({
        body: { id: gestion.utilisateurId, version, profil, nom, prenom, email, actif },
      })
    }
    expect(await compte(false)).toMatchObject({ actif: false, statut: 'DESACTIVE' })
    await expect(gestion.api.lireCompte()).rejects.toMatchObject(ferme)
    expect((await syndic.api.lireCompte()).login).toBe(syndic.login)
    expect(await journal('desactiver-utilisateur', id)).toHaveLength(1)
    expect(await journal('modifier-utilisateur', id)).toEqual([])
    expect(await compte(true)).toMatchObject({ actif: true })

    const firme = async (p: typeof t, comptesActifs: boolean) =>
      p.api.modifierTeledeclarant({
        params: { id },
        body: saisieDe(await t.api.lireTeledeclarant({ params: { id } }), {
          etablissement: {
            ...(await t.api.lireTeledeclarant({ params: { id } })).etablissement,
            siret: '73282932000074',
          },
          comptesActifs,
        }),
      })
    await registre().db.query(
      `update teledeclarant set siret = null where siret in ('73282932000074', '44306184100047')`,
    )
    expect((await firme(t, false)).comptesActifs).toBe(false)
    await expect(syndic.api.lireCompte()).rejects.toMatchObject(ferme)
    expect(await journal('desactiver-utilisateur', id)).toHaveLength(3)
    expect((await firme(t, false)).comptesActifs).toBe(false)
    expect((await firme(t, true)).comptesActifs).toBe(true)
    expect(await journal('reactiver-utilisateur', id)).toHaveLength(3)
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    const etude = await t.api.lireTeledeclarant({ params: { id: notaire.teledeclarantId ?? 0 } })
    await expect(
      t.api.modifierTeledeclarant({
        params: { id: Number(etude.id) },
        body: saisieDe(etude, {
          etablissement: { ...etude.etablissement, siret: '78467169500004' },
          comptesActifs: false,
        }),
      }),
    ).rejects.toMatchObject(refus(409, 'transition-interdite'))
  })

  it('a deletion closes accounts, sessions and drafts, frees the SIRET, tells each person; twice at once is once', async () => {
    const t = await teneur()
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const id = syndic.teledeclarantId ?? 0
    await syndic.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: { id: null, version: 0, typeImmat: 'DEFAULT', immatCopropriete: {} },
    })
    const essais = await Promise.allSettled(
      [1, 2].map(() => t.api.supprimerTeledeclarant({ params: { id } })),
    )
    expect(essais.map((e) => e.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(essais.find((e) => e.status === 'rejected')?.reason).toMatchObject(
      refus(409, 'transition-interdite'),
    )
    await expect(syndic.api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    expect(await t.api.lireTeledeclarant({ params: { id } })).toMatchObject({
      parametres: { statut: 'SUPPRIME' },
      nbUtilisateurs: 0,
      allowedToEdit: false,
      allowedToDelete: false,
    })
    expect(await journal('supprimer-teledeclarant', id)).toMatchObject([
      { de: 'ACTIF', vers: 'SUPPRIME', donnees: { comptes: 1 } },
    ])
    expect(await journal('supprimer-utilisateur', id)).toHaveLength(1)
    expect(
      await registre().db.query(`select etat from copropriete where auteur_teledeclarant_id = $1`, [
        id,
      ]),
    ).toEqual([{ etat: 'SUPPRIMEE' }])
    const mails = await registre().db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where payload->>'a' in ($1, (select rep_email from teledeclarant where id = $2)) order by 1`,
      [syndic.login, id],
    )
    expect(mails.map((r) => r.m)).toEqual(['compte-supprime', 'teledeclarant-supprime'])
    await expect(
      t.api.modifierTeledeclarant({
        params: { id },
        body: saisieDe(await t.api.lireTeledeclarant({ params: { id } })),
      }),
    ).rejects.toMatchObject({ problem: { status: expect.any(Number) } })
  })

  it('is refused with a sentence while mandates run or requests wait', async () => {
    const t = await teneur()
    const { id } = await nouveau()
    const { db } = registre()
    const [c] = await db.query<{ id: number }>(
      `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id) values ('IMMATRICULEE_RATTACHEE', 'ZZ9990001', $1, $1) returning id`,
      [id],
    )
    await db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', '2026-01-01', '2027-12-31')`,
      [c?.id, id],
    )
    await db.query(
      `insert into demande (type, copropriete_id, teledeclarant_id, profil_demandeur, echeance) values ('DISSOLUTION', $1, $2, 'TELE_PRO_ADMIN_PRINC', '2027-01-01')`,
      [c?.id, id],
    )
    expect(await t.api.lireTeledeclarant({ params: { id } })).toMatchObject({
      nbCoproprietes: 1,
      empechements: ['1 mandat en cours ou à venir', '1 demande en attente'],
    })
    await expect(t.api.supprimerTeledeclarant({ params: { id } })).rejects.toMatchObject({
      problem: {
        status: 409,
        code: 'transition-interdite',
        message: expect.stringContaining('1 mandat en cours ou à venir et 1 demande en attente'),
      },
    })
    expect((await t.api.lireTeledeclarant({ params: { id } })).parametres.statut).toBe('ACTIF')
  })

  it('standing in another’s place does not make a session longer', async () => {
    const [t, cible] = [await teneur(), await registre().personne('TELE_PRO_ADMIN_PRINC')]
    const debut = registre().clock.now()
    // Eleven hours and three quarters of work, then a swap: a quarter of an hour is left.
    await registre().db.query(
      `update session set cree_le = $2::timestamptz - interval '11 hours 45 minutes' where utilisateur_id = $1`,
      [t.utilisateurId, debut],
    )
    const fin = debut.getTime() + 15 * 60_000
    const emprunte = await t.api.emprunterCompte({ params: { id: cible.utilisateurId } })
    expect(Date.parse(emprunte.sessionExpireLe)).toBeLessThanOrEqual(fin)
    const rendu = await t.api.rendreCompte()
    expect(Date.parse(rendu.sessionExpireLe)).toBeLessThanOrEqual(fin)
  })
})
