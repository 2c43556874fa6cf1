import { SIRETS } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useInscription } from './inscription-de-test.ts'

const { registre, refus } = useInscription()

describe('directory of companies and of the register', () => {
  it('says what it knows of a SIRET', async () => {
    const { api } = registre().visiteur()
    expect(
      await api.lireEtablissementSirene({ params: { siret: ' 999 501 042 00017' } }),
    ).toMatchObject({ raisonSociale: 'Office public de l’habitat du Lac' })
    await expect(
      api.lireEtablissementSirene({ params: { siret: '99950199900011' } }),
    ).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(
      api.lireEtablissementSirene({ params: { siret: '73282932000074' } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
    expect((await api.listerCodesApe({ params: { type: 'PRO' } })).map((c) => c.clef)).toContain(
      '68.20A',
    )
    expect(await api.listerCodesApe({ params: { type: 'NON_PRO' } })).toEqual([])
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    expect(await syndic.api.verifierSiret({ params: { siret: SIRETS.ferme } })).toEqual({
      response: false,
    })
    expect(await syndic.api.verifierSiret({ params: { siret: SIRETS.boulangerie } })).toEqual({
      response: true,
    })
  })

  it('finds a declarant by SIRET or e-mail; of a volunteer, no name', async () => {
    const [syndic, benevole, teneur] = [
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TELE_NONPRO_ADMIN_PRINC'),
      await registre().personne('TENEUR_ADMIN_PRINC'),
    ]
    const [row] = await registre().db.query<{ siret: string }>(
      `select siret from teledeclarant where id = $1`,
      [syndic.teledeclarantId],
    )
    const [autre] = await registre().db.query<{ rep_email: string }>(
      `select rep_email from teledeclarant where id = $1`,
      [benevole.teledeclarantId],
    )
    expect(
      await syndic.api.lireEtablissementParSiret({ params: { siret: row?.siret ?? '' } }),
    ).toMatchObject({ id: syndic.teledeclarantId, statut: 'ACTIF' })
    expect(
      await syndic.api.lireEtablissementParEmail({ query: { email: autre?.rep_email ?? '' } }),
    ).toMatchObject({
      id: benevole.teledeclarantId,
      raisonSociale: '',
    })
    await expect(
      syndic.api.lireEtablissementParEmail({ query: { email: 'personne@ailleurs.test' } }),
    ).rejects.toMatchObject(refus(404, 'introuvable'))
    expect(await teneur.api.existePourTeneur({ params: { siret: row?.siret ?? '' } })).toEqual({
      response: true,
    })
    expect(await teneur.api.existePourTeneur({ params: { siret: 'x' } })).toEqual({
      response: false,
    })
  })
})
