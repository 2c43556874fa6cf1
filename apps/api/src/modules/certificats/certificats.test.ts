import { describe, expect, it } from 'vitest'
import { AN, certificat, SECRET, useCertificats } from './certificats-de-test.ts'

describe('notaries by certificate', () => {
  const { registre, settings, presenter, deposer } = useCertificats()

  it('opens a session without password for the linked account, and says who comes', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Roche')
    await deposer(notaire, pem)
    const { api, cookies } = presenter(pem)
    await expect(api.lireCompte()).rejects.toMatchObject({
      problem: { status: 401, infos: { visiteur: 'certificat' } },
    })
    expect(await api.lireInfoCertificat()).toMatchObject({
      present: true,
      nom: 'Roche',
      prenom: 'Élise',
      numEtude: 69012,
      qualite: 'NOTAIRE',
    })
    expect(await api.lireEtudeNotariale()).toMatchObject({
      idTeledeclarant: notaire.teledeclarantId,
      compteExistant: true,
      collaborateur: false,
    })
    expect(await api.ouvrirSessionNotaire()).toMatchObject({
      id: notaire.utilisateurId,
      profil: 'NOTAIRE_NOTAIRE',
    })
    const session = cookies.get('registre_session')
    expect(await api.lireCompte()).toMatchObject({ id: notaire.utilisateurId })
    // Asked again, the same session stays.
    await api.ouvrirSessionNotaire()
    expect(cookies.get('registre_session')).toBe(session)
    const lignes = await registre().db.query(
      `select donnees from journal where type = 'connexion' and acteur_id = $1`,
      [notaire.utilisateurId],
    )
    expect(lignes).toEqual([{ donnees: { seSouvenir: false, moyen: 'certificat' } }])
  })

  it('two tabs at once open the account, and neither is refused', async () => {
    const notaire = await registre().personne('NOTAIRE_COLLAB')
    const { pem } = certificat('Deux', { titre: 'Collaborateur' })
    await deposer(notaire, pem)
    const { api } = presenter(pem)
    const comptes = await Promise.all([api.ouvrirSessionNotaire(), api.ouvrirSessionNotaire()])
    expect(comptes.map((c) => c.id)).toEqual([notaire.utilisateurId, notaire.utilisateurId])
    expect((await api.lireCompte()).notaireCollaborateur).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['without the secret of the proxy', { 'x-proxy-secret': '' }],
    ['with another secret', { 'x-proxy-secret': `${SECRET}!` }],
    [
      'that the proxy did not verify',
      { 'x-client-verify': 'FAILED:unable to verify the first certificate' },
    ],
    ['that the proxy calls absent', { 'x-client-verify': 'NONE' }],
    ['that is not readable', { 'x-client-cert': '%E0%A4%A' }],
    ['whose text is no certificate', { 'x-client-cert': 'CN%3DDelmas' }],
  ])('believes no certificate %s', async (_, entetes) => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Faux')
    await deposer(notaire, pem)
    const { api } = presenter(pem, entetes)
    expect(await api.lireInfoCertificat()).toMatchObject({ present: false, sujet: '' })
    await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { status: 401, code: 'certificat-requis' },
    })
    await expect(api.lireEtudeNotariale()).rejects.toMatchObject({
      problem: { code: 'certificat-requis' },
    })
    await expect(api.lireCompte()).rejects.toMatchObject({
      problem: { status: 401, code: 'non-connecte' },
    })
  })

  it('believes nobody where no secret is set', async () => {
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Sans')
    await deposer(notaire, pem)
    registre().deps.settings = { ...settings(), PROXY_SECRET: undefined }
    for (const secret of [SECRET, '', 'undefined']) {
      expect(
        (await presenter(pem, { 'x-proxy-secret': secret }).api.lireInfoCertificat()).present,
      ).toBe(false)
    }
  })

  it('refuses an expired certificate, even when the proxy let it pass', async () => {
    const { pem } = certificat('Tard', {
      dates: { du: new Date(Date.now() - 2 * AN), au: new Date(Date.now() - AN) },
    })
    expect((await presenter(pem).api.lireInfoCertificat()).present).toBe(false)
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    await expect(deposer(notaire, pem)).rejects.toMatchObject({
      problem: { code: 'certificat-perime' },
    })
  })

  it('an unlinked certificate: the office by its number, −1 when it is unknown, and no session', async () => {
    const notaire = await registre().personne('NOTAIRE_ADMIN')
    await registre().db.query(`update teledeclarant set num_etude = 44021 where id = $1`, [
      notaire.teledeclarantId,
    ])
    const connue = presenter(certificat('Nouvelle', { etude: '44021', titre: 'Collaborateur' }).pem)
    expect(await connue.api.lireEtudeNotariale()).toMatchObject({
      numEtude: 44021,
      compteExistant: false,
      collaborateur: true,
    })
    const inconnue = presenter(certificat('Loin', { etude: '44999' }).pem)
    expect(await inconnue.api.lireEtudeNotariale()).toMatchObject({
      numEtude: -1,
      idTeledeclarant: null,
      compteExistant: false,
    })
    for (const { api } of [connue, inconnue]) {
      await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
        problem: { status: 403, code: 'certificat-inconnu' },
      })
    }
    await registre().db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [
      notaire.teledeclarantId,
    ])
    expect(await connue.api.lireEtudeNotariale()).toMatchObject({ numEtude: -1 })
  })

  it('a detached certificate opens nothing more, and closes what it had opened', async () => {
    const admin = await registre().personne('NOTAIRE_ADMIN')
    const collegue = await registre().personne(
      'NOTAIRE_NOTAIRE',
      admin.teledeclarantId ?? undefined,
    )
    const { pem } = certificat('Parti')
    const { id } = await deposer(admin, pem, { idUtilisateur: collegue.utilisateurId })
    const { api } = presenter(pem)
    await api.ouvrirSessionNotaire()
    expect(await admin.api.revoquerCertificat({ params: { id: Number(id) } })).toEqual({})
    await expect(api.lireCompte()).rejects.toMatchObject({ problem: { status: 401 } })
    await expect(api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { code: 'certificat-inconnu' },
    })
    await expect(
      admin.api.revoquerCertificat({ params: { id: Number(id) } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  it('a closed account, or an office that is not active, opens no session', async () => {
    const { db } = registre()
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const { pem } = certificat('Ferme')
    await deposer(notaire, pem)
    const essai = async () => presenter(pem).api.ouvrirSessionNotaire()
    await db.query(`update teledeclarant set statut = 'ATT_CREA_COMPTE' where id = $1`, [
      notaire.teledeclarantId,
    ])
    await expect(essai()).rejects.toMatchObject({ problem: { code: 'certificat-inconnu' } })
    await db.query(`update teledeclarant set statut = 'ACTIF' where id = $1`, [
      notaire.teledeclarantId,
    ])
    await essai()
    await db.query(`update utilisateur set supprime_le = now(), actif = false where id = $1`, [
      notaire.utilisateurId,
    ])
    await expect(essai()).rejects.toMatchObject({ problem: { code: 'certificat-inconnu' } })
  })
})
