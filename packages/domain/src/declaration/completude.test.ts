import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../kernel/dates.ts'
import { parleDuJour } from '../kernel/rules.ts'
import { CAS, codesRendus, faitsDuJeu, regleDe } from './catalogue.cas.ts'
import { aideDuJour, CATALOGUE, controlerBloc, controlerDeclaration } from './catalogue.ts'
import type { CodeRegle } from './catalogue.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { contexteExemple, faitsExemple } from './declaration.exemple.ts'
import { parBatiment } from './jeux.ts'

describe('completeness is asked of what the act touches', () => {
  const AILLEURS = CATALOGUE.filter(
    (r) => r.bloc !== 'confirmationsOffice' && r.bloc !== 'infoRattachement',
  )
  const enAnnuelle = ({ contenu, contexte }: FaitsDeclaration): FaitsDeclaration => ({
    contenu,
    contexte: { ...contexte, typeMaj: 'ANNUELLE' },
  })
  /** An update of a record that this rule refuses today; `touche` says what the update changes. */
  const majDe = (code: CodeRegle, touche: (contenu: FaitsDeclaration['contenu']) => void) => {
    const faits = faitsDuJeu('2016', CAS[code].echoue)
    const contenu = faitsDuJeu('2016', CAS[code].echoue).contenu
    touche(contenu)
    const courante = { contenu: faits.contenu, jeu: '2016' as const }
    return (typeMaj: 'ANNUELLE' | 'STANDARD' | 'MODIFICATION_ADMIN') =>
      controlerDeclaration(contenu, { ...faits.contexte, typeMaj, courante })
  }

  it.each(AILLEURS.filter((r) => r.effet <= '2016-12-31').map((r) => r.code))(
    '%s: an old record that breaks it files its accounts, and is told',
    (code) => {
      const { bloc } = regleDe(code)
      const rapport = majDe(code, (c) => (c.donneesFinancieres.montantDettes = 12_345))('ANNUELLE')
      const la = (e: { champ: string }) => e.champ.startsWith(`${bloc}.`)
      if (bloc === 'donneesFinancieres') return
      expect([...rapport.erreurs, ...rapport.aConfirmer].filter(la)).toEqual([])
      const avant = controlerBloc(bloc, enAnnuelle(faitsDuJeu('2016', CAS[code].echoue)))
      if (avant.erreurs.some((e) => e.code === code))
        expect(rapport.aCompleter?.map((e) => e.code)).toContain(code)
    },
  )

  it('asks it of a block that the update changes, and of the accounts of a year', () => {
    const sansParcelle = majDe('ID-PARCELLE', (c) => (c.identification.nomCopropriete = 'Autre'))
    expect(sansParcelle('STANDARD').erreurs.map((e) => e.code)).toContain('ID-PARCELLE')
    const comptes = faitsDuJeu('2016', (f) => (f.contenu.donneesFinancieres.montantDettes = null))
    const courante = { contenu: comptes.contenu, jeu: '2016' as const }
    const deposer = (typeMaj: 'ANNUELLE' | 'STANDARD') =>
      controlerDeclaration(comptes.contenu, { ...comptes.contexte, typeMaj, courante })
    expect(deposer('ANNUELLE').erreurs.map((e) => e.champ)).toEqual([
      'donneesFinancieres.montantDettes',
    ])
    expect(deposer('STANDARD').erreurs).toEqual([])
  })

  it('finding a place again is no change of it', () => {
    const rapport = majDe('ID-PARCELLE', (c) => {
      if (c.identification.adressePrincipale)
        Object.assign(c.identification.adressePrincipale, { longitude: 4, geolocalisee: true })
    })('ANNUELLE')
    expect(rapport.erreurs).toEqual([])
    expect(rapport.aCompleter?.map((e) => e.code)).toContain('ID-PARCELLE')
  })
})

describe('a wrong year is no end', () => {
  const exercice = (dateDebutExercice: string, dateClotureComptes: string) =>
    faitsDuJeu('2016', ({ contenu: { donneesFinancieres: d } }) =>
      Object.assign(d, {
        dateDebutExercice,
        dateClotureComptes,
        dateAg: null,
        comptesNonApprouves: true,
      }),
    )
  const deposer = (
    typeMaj: 'ANNUELLE' | 'MODIFICATION_ADMIN',
    faits: FaitsDeclaration,
    precedente: string,
  ) =>
    controlerDeclaration(faits.contenu, {
      ...faits.contexte,
      typeMaj,
      exercicePrecedent: { dateClotureComptes: precedente, dateAg: null },
    }).erreurs.map((e) => e.code)

  it('the furthest closing that is accepted, then the ordinary one: its declarant waits, a keeper mends', () => {
    const { aujourdhui } = contexteExemple()
    const loin = addDays(addMonths(aujourdhui, 18), -1)
    expect(deposer('ANNUELLE', exercice(addMonths(loin, -12), loin), '2024-12-31')).toEqual([])
    const trop = exercice('2062-01-01', '2062-12-31')
    expect(deposer('ANNUELLE', trop, '2024-12-31')).toEqual(['FIN-CLOTURE-LOIN'])
    const vraie = exercice('2025-01-01', '2025-12-31')
    expect(deposer('ANNUELLE', vraie, loin)).toEqual(['WS112', 'WS102'])
    expect(deposer('MODIFICATION_ADMIN', vraie, loin)).toEqual([])
    expect(deposer('MODIFICATION_ADMIN', vraie, '2062-12-31')).toEqual([])
  })

  it('a keeper mends the dates of a validated year, never its figures', () => {
    const valide = faitsExemple().contenu.donneesFinancieres
    const mendee = (plus: object) => {
      const faits = faitsExemple((f) => Object.assign(f.contenu.donneesFinancieres, plus))
      return controlerDeclaration(faits.contenu, {
        ...faits.contexte,
        typeMaj: 'MODIFICATION_ADMIN',
        exerciceValide: valide,
      }).erreurs.map((e) => e.code)
    }
    expect(mendee({ dateDebutExercice: '2024-01-01', dateClotureComptes: '2024-12-31' })).toEqual(
      [],
    )
    expect(mendee({ montantDettes: 1 })).toEqual(['FIN-EXERCICE-VALIDE'])
  })
})

describe('whose day', () => {
  const DU_JOUR = CATALOGUE.filter(parleDuJour)
  it.each(DU_JOUR.map((r) => r.code))('%s names the day, and that it is that of Paris', (code) => {
    const { erreur } = codesRendus(
      code,
      parBatiment('2027') && code.startsWith('BAT-') ? '2027' : '2016',
      CAS[code].echoue,
    )
    const [annee, mois, jour] = contexteExemple().aujourdhui.split('-')
    expect(erreur?.message).toContain(`la date du jour, le ${jour}/${mois}/${annee} à Paris`)
  })
  it('is told overseas by the help of the fields that it bounds', () => {
    expect(aideDuJour('donneesFinancieres.dateAg', '97411')).toContain('Paris')
    expect(aideDuJour('donneesFinancieres.dateAg', '69383')).toBe('')
    expect(aideDuJour('donneesFinancieres.montantDettes', '97411')).toBe('')
  })
})
