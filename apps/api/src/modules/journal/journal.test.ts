import { describe, expect, it } from 'vitest'
import type { ClientArgs, Contract } from '@registre/contract'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { useRegistre } from '../../testing/register.ts'

const VIDE = { dateDu: '', dateAu: '' }

describe('the event journal', () => {
  const registre = useRegistre()
  const ecrire = (motif: string, plus: Partial<Parameters<typeof journaliser>[2]> = {}) =>
    journaliser({ sql: registre().db.query }, TRAITEMENT, { categorie: 'VALIDATION', type: 'valider', motif, ...plus })

  it('tells who did what, from which state to which, and on behalf of whom', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const { api } = teneur
    await api.emprunterCompte({ params: { id: syndic.utilisateurId } })
    await api.rendreCompte({})
    const { evenements, tronque } = await api.rechercherJournal({ body: { ...VIDE, categorie: 'CONNEXION', personne: teneur.login } })
    expect(tronque).toBe(false)
    expect(evenements.map((e) => e.type)).toEqual(['rendre-compte', 'emprunter-compte'])
    expect(evenements[0]).toMatchObject({ libelleType: 'Retour au compte du teneur', libelleModalite: 'À l’écran', copropriete: null })
    expect(evenements.every((e) => e.teneur.startsWith('Camille Durand') && e.personne !== e.teneur)).toBe(true)
  })

  it('searches by period, profile, category, type, modality, person and number', async () => {
    const { api, login } = await registre().personne('TENEUR_ADMIN_SCOND')
    const chercher = async (body: NonNullable<ClientArgs<Contract['rechercherJournal']>['body']>) =>
      (await api.rechercherJournal({ body })).evenements.map((e) => e.motif)
    await ecrire('un', { donnees: { nombre: 3 }, de: 'BROUILLON', vers: 'SUPPRIMEE' })
    await ecrire('deux', { categorie: 'MANDAT', type: 'expirer' })
    expect(await chercher({ ...VIDE, categorie: 'MANDAT' })).toEqual(['deux'])
    expect(await chercher({ ...VIDE, typeEvenement: 'valider', modalite: 'TRAITEMENT' })).toEqual(['un'])
    expect(await chercher({ ...VIDE, modalite: 'API' })).toEqual([])
    expect(await chercher({ dateDu: '01/01/2999', dateAu: '' })).toEqual([])
    expect(await chercher({ dateDu: '', dateAu: '01/01/2001' })).toEqual([])
    expect(await chercher({ ...VIDE, profil: 'NOTAIRE_COLLAB' })).toEqual([])
    expect(await chercher({ ...VIDE, numeroImmatriculation: 'AA9-999-999' })).toEqual([])
    expect(await chercher({ ...VIDE, numeroImmatriculation: 'sans forme' })).toEqual([])
    expect(await chercher({ ...VIDE, personne: '%' })).toEqual([])
    expect((await api.rechercherJournal({ body: { ...VIDE, personne: `$${login}` } })).evenements).toEqual([])
    const [un] = (await api.rechercherJournal({ body: { ...VIDE, typeEvenement: 'valider' } })).evenements
    expect(un).toMatchObject({ de: 'Brouillon', vers: 'Supprimée', details: [{ clef: 'Nombre', valeur: '3' }], personne: '' })
  })

  it('shows the first hundred and says that there are more; the extraction holds them all, without formulas', async () => {
    const { api } = await registre().personne('TENEUR_ADMIN_SCOND')
    for (let i = 0; i < 100; i += 1) await ecrire(`ligne ${i}`, { categorie: 'EXPORT', type: 'exporter-journal' })
    await ecrire('=1+1', { categorie: 'EXPORT', type: 'exporter-journal' })
    const body = { ...VIDE, categorie: 'EXPORT' } as const
    const reponse = await api.rechercherJournal({ body })
    expect([reponse.evenements.length, reponse.tronque, reponse.evenements[0]?.motif]).toEqual([100, true, '=1+1'])
    const { blob, fileName } = await api.exporterJournal({ body })
    expect(fileName).toMatch(/^journal-\d{8}\.csv$/)
    const lignes = (await blob.text()).trim().split('\r\n')
    expect(lignes).toHaveLength(102)
    expect(lignes[0]).toMatch(/^\uFEFF?N°;Date et heure/)
    expect(lignes.some((l) => l.includes(";'=1+1;"))).toBe(true)
    expect((await api.rechercherJournal({ body })).evenements[0]).toMatchObject({
      type: 'exporter-journal',
      details: [{ clef: 'categorie', valeur: 'EXPORT' }],
    })
  })

  it('lists what a category can hold', async () => {
    const { api } = await registre().personne('TENEUR_ADMIN_PRINC')
    const types = await api.listerEvenementsDeCategorie({ params: { cat: 'CONNEXION' } })
    expect(types.map((t) => t.clef)).toContain('emprunter-compte')
    expect((await api.listerEvenements({})).length).toBeGreaterThan(types.length)
    expect(await api.listerModalitesJournal({})).toHaveLength(3)
  })
})
