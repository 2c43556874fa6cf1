import { describe, expect, it } from 'vitest'
import { useArrivees } from './arrivees-de-test.ts'
import { MOT_DE_PASSE } from './inscription-de-test.ts'

describe('joining a firm that has its account', () => {
  const {
    registre,
    courriels,
    refus,
    cabinet,
    visiteur,
    demander,
    cleDe,
    confirmer,
    lues,
    avis,
    repondre,
    comptesDe,
  } = useArrivees()

  it('the address is confirmed by a press, an administrator accepts, a manager chooses its password', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    expect(await lues(admin)).toEqual([])
    expect(await avis(admin.teledeclarantId)).toEqual([])
    await confirmer(email)
    await expect(confirmer(email)).rejects.toMatchObject({
      problem: { champs: [{ champ: 'cle', code: 'cle-perimee' }] },
    })
    const [demande] = await lues(admin)
    expect(demande).toMatchObject({
      quoi: 'CABINET',
      nom: 'Alix Martin',
      email,
      niveau: 'Gestionnaire',
    })
    // The mail holds nothing that the applicant typed.
    const [dit] = await avis(admin.teledeclarantId)
    expect(dit?.moment).toBe('demande')
    expect(JSON.stringify(dit?.donnees)).not.toMatch(/Alix|Martin|inscrit/)
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(1)
    await repondre(admin, Number(demande?.id), true)
    expect(await comptesDe(admin.teledeclarantId)).toEqual([
      { email: admin.login, profil: 'TELE_PRO_ADMIN_PRINC' },
      { email, profil: 'TELE_PRO_GESTION' },
    ])
    expect(await lues(admin)).toEqual([])
    await visiteur().changerMotDePasse({
      body: { key: await cleDe(email, 'compte-cree'), newPassword: MOT_DE_PASSE },
    })
    await expect(repondre(admin, Number(demande?.id), false)).rejects.toMatchObject(
      refus(404, 'introuvable'),
    )
  })

  it('is refused by an administrator: told, and not asked again for a month', async () => {
    const { admin, siret } = await cabinet()
    const email = await demander(siret)
    await confirmer(email)
    const [demande] = await lues(admin)
    await repondre(admin, Number(demande?.id), false)
    expect((await courriels(email)).map((c) => c.modele)).toEqual([
      'arrivee-a-confirmer',
      'arrivee-refusee',
    ])
    await demander(siret, { email })
    expect(await courriels(email)).toHaveLength(2)
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(1)
  })

  it('is answered by the administrators of that firm alone', async () => {
    const { admin, siret } = await cabinet()
    await confirmer(await demander(siret))
    const id = Number((await lues(admin))[0]?.id)
    const gestionnaire = await registre().personne('TELE_PRO_GESTION')
    await registre().db.query('update utilisateur set teledeclarant_id = $2 where id = $1', [
      gestionnaire.utilisateurId,
      admin.teledeclarantId,
    ])
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    for (const autre of [(await cabinet()).admin, teneur])
      await expect(repondre(autre, id, true)).rejects.toMatchObject(refus(404, 'introuvable'))
    await expect(repondre(gestionnaire, id, true)).rejects.toMatchObject(
      refus(403, 'acces-non-autorise'),
    )
    await expect(
      (await cabinet()).admin.api.listerCertificats({ params: { id: admin.teledeclarantId ?? 0 } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
    expect(await comptesDe(admin.teledeclarantId)).toHaveLength(2)
  })

  it('the answer is the same for an address that has an account, and that account alone is told', async () => {
    const { siret } = await cabinet()
    const connu = await registre().personne('TELE_NONPRO_ADMIN_PRINC')
    await demander(siret, { email: connu.login })
    expect((await courriels(connu.login)).map((c) => c.modele)).toEqual(['compte-existant'])
    expect(
      await registre().db.query('select 1 from arrivee where email = $1', [connu.login]),
    ).toEqual([])
  })

  it('asks a firm that has an active account; an office is joined otherwise, a volunteer is one person', async () => {
    const sur = (champ: string, code: string) => ({ problem: { champs: [{ champ, code }] } })
    await expect(demander('99950101800017')).rejects.toMatchObject(
      sur('etablissement.siret', 'sans-compte'),
    )
    const etude = await cabinet('NOTAIRE_ADMIN')
    await expect(demander(etude.siret)).rejects.toMatchObject(sur('etablissement.siret', 'etude'))
    await expect(demander(etude.siret, { type: 'NON_PRO' })).rejects.toMatchObject(
      sur('rejoindre', 'type'),
    )
  })

  it('an address asks three firms at most, a firm waits for ten at most', async () => {
    const email = 'partout@exemple.test'
    const cabinets = await Promise.all([0, 1, 2, 3].map(() => cabinet()))
    for (const { siret } of cabinets) await demander(siret, { email })
    expect(
      await registre().db.query('select 1 from arrivee where email = $1', [email]),
    ).toHaveLength(3)
    const { admin, siret } = await cabinet()
    await registre().db.query(
      `insert into arrivee (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le, confirme_le)
       select $1, 'n' || n || '@exemple.test', '', 'N', 'P', '', 'EN_ATTENTE', '', 'plein' || n, now(), now(), now() from generate_series(1, 10) n`,
      [admin.teledeclarantId],
    )
    const onzieme = await demander(siret)
    await expect(confirmer(onzieme)).rejects.toMatchObject(refus(429, 'trop-de-requetes'))
  })
})
