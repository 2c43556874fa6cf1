import { can, ETATS_COPROPRIETE, machineCopropriete } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'

describe('checks before an attachment', () => {
  const registre = useRegistre()

  const copropriete = (etat: string, syndic: number | null, auteur: number) =>
    un<{ id: number; numero: string }>(
      registre(),
      `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id) values ($1::etat_copropriete, prochain_numero_immatriculation(), $2, $3)
       returning id, numero_immatriculation as numero`,
      [etat, auteur, syndic],
    )
  const mandat = (id: number, tenant: number | null, etat: string, debut: string, fin: string) =>
    registre().db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5)`,
      [id, tenant, etat, debut, fin],
    )

  it('existe, rattachementOk, etatOk: each stops at its own fault', async () => {
    const [syndic, autre] = [
      await registre().personne('TELE_PRO_GESTION'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    const { numero, id } = await copropriete(
      'IMMATRICULEE_RATTACHEE',
      autre.teledeclarantId,
      autre.teledeclarantId ?? 0,
    )
    const immat = `${numero.slice(0, 3)}-${numero.slice(3, 6)}-${numero.slice(6)}`.toLowerCase()
    expect(await syndic.api.coproprieteExiste({ params: { immat } })).toMatchObject({
      response: true,
    })
    expect(await syndic.api.coproprieteExiste({ params: { immat: 'ZZ9999999' } })).toEqual({
      response: false,
      nomCopropriete: '',
      adressePrincipale: '',
    })
    for (const controle of ['coproprieteEtatOk', 'coproprieteRattachementOk'] as const)
      expect(await syndic.api[controle]({ params: { immat: 'ZZ9999999' } })).toEqual({
        response: false,
      })
    expect(await syndic.api.coproprieteEtatOk({ params: { immat } })).toEqual({ response: true })
    expect(await syndic.api.coproprieteRattachementOk({ params: { immat } })).toEqual({
      response: true,
    })
    expect(await autre.api.coproprieteRattachementOk({ params: { immat } })).toEqual({
      response: false,
    })
    await mandat(id, syndic.teledeclarantId, 'DEMANDE', '2031-01-01', '2031-12-31')
    expect(await syndic.api.coproprieteRattachementOk({ params: { immat } })).toEqual({
      response: false,
    })
  })

  it('the state is told as it is to its own syndic too, before "already attached"', async () => {
    const [syndic, autre] = [
      await registre().personne('TELE_PRO_GESTION'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    const tenant = syndic.teledeclarantId ?? 0
    for (const etat of ETATS_COPROPRIETE) {
      if (etat === 'BROUILLON' || etat === 'FUTUR' || etat === 'SUPPRIMEE') continue
      const { numero } = await copropriete(etat, tenant, tenant)
      const ok = can(machineCopropriete, etat, 'demander-rattachement')
      for (const qui of [syndic, autre])
        expect(await qui.api.coproprieteEtatOk({ params: { immat: numero } }), etat).toEqual({
          response: ok,
        })
      expect(
        await syndic.api.coproprieteRattachementOk({ params: { immat: numero } }),
        etat,
      ).toEqual({ response: !ok })
    }
  })

  it('another establishment of the current syndic’s SIREN is already attached', async () => {
    const [siege, agence] = [
      await registre().personne('TELE_PRO_GESTION'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    await registre().db.query(
      `update teledeclarant set siret = case id when $1 then '55210055400013' else '55210055400021' end where id in ($1, $2)`,
      [siege.teledeclarantId, agence.teledeclarantId],
    )
    const { numero } = await copropriete(
      'IMMATRICULEE_RATTACHEE',
      siege.teledeclarantId,
      siege.teledeclarantId ?? 0,
    )
    expect(await agence.api.coproprieteRattachementOk({ params: { immat: numero } })).toEqual({
      response: false,
    })
  })

  it('gives the period of the mandate to follow, archived ones when asked, empty without one', async () => {
    const syndic = await registre().personne('TELE_PRO_GESTION')
    const { numero, id } = await copropriete(
      'IMMATRICULEE_A_RATTACHER',
      null,
      syndic.teledeclarantId ?? 0,
    )
    const precedent = (flag: 'true' | 'false') =>
      syndic.api.trouverDateDebutMandatPrecedent({ params: { x: numero, flag } })
    expect(await precedent('true')).toEqual({ response: '', dateFin: '' })
    await mandat(id, syndic.teledeclarantId, 'ARCHIVE', '2020-01-01', '2020-12-31')
    await mandat(id, syndic.teledeclarantId, 'REFUSE', '2022-01-01', '2022-12-31')
    expect(await precedent('false')).toEqual({ response: '', dateFin: '' })
    expect(await precedent('true')).toEqual({ response: '01/01/2020', dateFin: '31/12/2020' })
    await mandat(id, syndic.teledeclarantId, 'EN_COURS', '2021-01-01', '2021-12-31')
    expect(await precedent('false')).toEqual({ response: '01/01/2021', dateFin: '31/12/2021' })
    await mandat(id, syndic.teledeclarantId, 'A_VENIR', '2022-01-01', '2022-12-31')
    expect(await precedent('true')).toEqual({ response: '01/01/2021', dateFin: '31/12/2022' })
  })
})
