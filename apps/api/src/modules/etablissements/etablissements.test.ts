import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

const adresse = {
  complement: '',
  batiment: 'B',
  voie: '3 rue des Écoles',
  lieuDit: '',
  codePostal: '69003',
  commune: 'Lyon',
  pays: 'FRANCE',
}
const representant = {
  civilite: 'MME' as const,
  nom: 'Martin',
  prenom: 'Alix',
  email: 'alix.martin@exemple.test',
  telephone: '06 11 22 33 44',
  adresse,
}

describe('establishments', () => {
  const registre = useRegistre()
  const lire = async (profil: Parameters<ReturnType<typeof registre>['personne']>[0]) => {
    const personne = await registre().personne(profil)
    return {
      personne,
      vu: await personne.api.lireEtablissement({ params: { id: personne.teledeclarantId ?? 0 } }),
    }
  }

  it('is read by its own people; those who may write it say so', async () => {
    for (const [profil, ecrit] of [
      ['TELE_PRO_ADMIN_PRINC', true],
      ['TELE_PRO_ADMIN_SECOND', false],
      ['TELE_PRO_GESTION', false],
      ['NOTAIRE_NOTAIRE', true],
      ['NOTAIRE_COLLAB', false],
    ] as const)
      expect((await lire(profil)).vu, profil).toMatchObject({
        version: 1,
        representant: { nom: 'Martin' },
        allowedToEdit: ecrit,
      })
  })

  it('gives no secret nor technical parameter', async () => {
    const { vu } = await lire('TELE_PRO_ADMIN_PRINC')
    expect(
      Object.keys(vu).filter((cle) => /code_?activation|certificat|emetteur/i.test(cle)),
    ).toEqual([])
  })

  it('is another’s: not found; a keeper reads any, writes none', async () => {
    const [{ vu }, autre, teneur] = [
      await lire('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TENEUR_ASS_HOTLINE_GES'),
    ]
    await expect(autre.api.lireEtablissement({ params: { id: vu.id } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    expect(await teneur.api.lireEtablissement({ params: { id: vu.id } })).toMatchObject({
      id: vu.id,
      allowedToEdit: false,
    })
    await expect(
      teneur.api.enregistrerEtablissement({ body: { version: 1, telephone: '', representant } }),
    ).rejects.toMatchObject({
      problem: { code: 'acces-non-autorise' },
    })
  })

  it('saves the contact data, journals the names of the fields, and nothing of the identity', async () => {
    const { personne, vu } = await lire('TELE_PRO_ADMIN_PRINC')
    const lu = await personne.api.enregistrerEtablissement({
      body: { version: vu.version, telephone: '0472000001', representant },
    })
    expect(lu).toMatchObject({
      version: 2,
      telephone: '+33472000001',
      raisonSociale: vu.raisonSociale,
      siret: vu.siret,
      representant: { telephone: '+33611223344', adresse },
    })
    const [ligne] = await registre().db.query<{ donnees: { champs: string[] } }>(
      `select donnees from journal where type = 'enregistrer-etablissement' and acteur_id = $1`,
      [personne.utilisateurId],
    )
    expect(ligne?.donnees.champs).toEqual([
      'telephone',
      'representant.civilite',
      'representant.email',
      'representant.telephone',
      'representant.adresse',
    ])
    await expect(
      personne.api.enregistrerEtablissement({
        body: { version: vu.version, telephone: '', representant },
      }),
    ).rejects.toMatchObject({
      problem: { status: 409, code: 'version-perimee' },
    })
    const enregistrer = (ajout: object) =>
      personne.api.enregistrerEtablissement({
        body: { version: 2, telephone: '', representant, ...ajout } as never,
      })
    await expect(enregistrer({ raisonSocial: 'Autre' })).rejects.toMatchObject({
      problem: { status: 400 },
    })
    // What the reading gives may be sent back; it is not written, and says so.
    await expect(enregistrer({ raisonSociale: 'Autre' })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'raisonSociale', code: 'lecture-seule' }] },
    })
    const apres = await enregistrer({ raisonSociale: vu.raisonSociale, domicilieEnFrance: true })
    expect([apres.raisonSociale, apres.domicilieEnFrance]).toEqual([vu.raisonSociale, true])
    // Domiciled by its country alone, which another answer does not contradict.
    const belge = { ...representant, adresse: { ...adresse, pays: 'BELGIQUE' } }
    const ailleurs = { version: 3, representant: belge }
    await expect(enregistrer({ ...ailleurs, domicilieEnFrance: 'oui' })).rejects.toMatchObject({
      problem: { champs: [{ champ: 'domicilieEnFrance', code: 'lecture-seule' }] },
    })
    expect((await enregistrer(ailleurs)).domicilieEnFrance).toBe(false)
  })

  it('names each field that is wrong', async () => {
    const { personne } = await lire('NOTAIRE_ADMIN')
    const faux = {
      ...representant,
      nom: '',
      email: 'x',
      telephone: '1',
      adresse: { ...adresse, codePostal: '99' },
    }
    await expect(
      personne.api.enregistrerEtablissement({
        body: { version: 1, telephone: '2', representant: faux },
      }),
    ).rejects.toMatchObject({
      problem: {
        champs: [
          'telephone',
          'representant.nom',
          'representant.email',
          'representant.telephone',
          'representant.adresse.codePostal',
        ].map((champ) => ({
          champ,
        })),
      },
    })
  })
})
