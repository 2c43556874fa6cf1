import { describe, expect, it } from 'vitest'
import { codeDe } from '@registre/testing/register'
import { useInscription } from './inscription-de-test.ts'

const { registre, enAttente, refus } = useInscription()

const ADRESSE = { voie: '9 rue des Lilas', codePostal: '38 000', commune: 'Grenoble' }

describe('while the letter travels', () => {
  it('a registration is prepared, and sent once the account is active', async () => {
    const { api } = await enAttente('NON_PRO')
    expect(await api.chercherAuLieu({ body: { adresse: null, parcelles: [] } })).toEqual({
      immatriculees: [],
      demandeEnCours: false,
    })
    const neuf = await api.nouveauBrouillon({ params: { x: 'DEFAULT' } })
    const brouillon = await api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: {
        id: null,
        version: neuf.version,
        typeImmat: 'DEFAULT',
        immatCopropriete: {},
      },
    })
    expect((await api.listerBrouillons({})).map((b) => b.id)).toEqual([brouillon.id])
    await expect(
      api.changerEtatBrouillon({
        body: { id: brouillon.id ?? 0, version: brouillon.version, etat: 'A_VALIDER' },
      }),
    ).rejects.toMatchObject(refus(403, 'compte-non-actif'))
    await expect(
      api.soumettreBrouillon({
        body: {
          id: brouillon.id,
          version: brouillon.version,
          typeImmat: 'DEFAULT',
          immatCopropriete: {},
        },
      }),
    ).rejects.toMatchObject(refus(403, 'compte-non-actif'))
  })

  it('a volunteer corrects its postal address once: another letter, and the former code dies', async () => {
    const { api, teledeclarantId } = await enAttente('NON_PRO')
    const lettres = () =>
      registre().db.query<{ etat: string; destinataire: string[] }>(
        `select etat, destinataire from courrier where teledeclarant_id = $1 order by id`,
        [teledeclarantId],
      )
    const code = () =>
      registre().db.query<{ h: string | null }>(
        `select code_activation_hash as h from teledeclarant where id = $1`,
        [teledeclarantId],
      )
    const avant = await code()
    await api.corrigerAdressePostale({ body: ADRESSE })
    expect(await code()).not.toEqual(avant)
    expect((await lettres()).map((l) => l.etat)).toEqual(['ANNULE', 'A_ETABLIR'])
    expect((await lettres()).at(-1)?.destinataire).toEqual([
      'Madame Alix Martin',
      '9 rue des Lilas',
      '38000 Grenoble',
    ])
    expect(await codeDe(api.corrigerAdressePostale({ body: ADRESSE }))).toBe('trop-de-requetes')
  })

  it('an establishment is written to where the directory of companies says; an address is whole', async () => {
    const firme = await enAttente('PRO')
    expect(await codeDe(firme.api.corrigerAdressePostale({ body: ADRESSE }))).toBe(
      'transition-interdite',
    )
    const { api } = await enAttente('NON_PRO')
    expect(await codeDe(api.corrigerAdressePostale({ body: { ...ADRESSE, voie: ' ' } }))).toBe(
      'regles-non-respectees',
    )
  })
})
