import { describe, expect, it } from 'vitest'
import {
  aideDuJour,
  CATALOGUE,
  controlerBloc,
  controlerDeclaration,
  decrireRegle,
} from './catalogue.ts'
import type { CodeRegle } from './catalogue.ts'
import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { contenuExemple, contexteExemple, faitsExemple } from './declaration.exemple.ts'
import { CAS_FINANCES } from './finances.cas.ts'
import { CAS_IMPAYES } from './impayes.cas.ts'
import { CAS_IDENTIFICATION } from './identification.cas.ts'
import { CAS_PROCEDURES } from './procedures.cas.ts'
import { CAS_RATTACHEMENT } from './rattachement.cas.ts'
import { CAS_BATIMENTS } from './batiment.cas.ts'
import { addDays, addMonths } from '../kernel/dates.ts'
import { parleDuJour, rulesInForce } from '../kernel/rules.ts'
import { unBatiment } from './batiment.exemple.ts'
import { type CodeJeu, CODES_JEU, jeuNomme, parBatiment } from './jeux.ts'
import { CAS_TECHNIQUE } from './technique.cas.ts'

/** A code without its row does not compile. */
const CAS = {
  ...CAS_RATTACHEMENT,
  ...CAS_IDENTIFICATION,
  ...CAS_PROCEDURES,
  ...CAS_FINANCES,
  ...CAS_IMPAYES,
  ...CAS_TECHNIQUE,
  ...CAS_BATIMENTS,
} satisfies Record<CodeRegle, CasRegle>

const regleDe = (code: CodeRegle) => {
  const regle = CATALOGUE.find((r) => r.code === code)
  if (!regle) throw new Error(`règle absente : ${code}`)
  return regle
}
/** The example in the shape of a set, after `changer`, under that set whatever `changer` says. */
const faitsDuJeu = (jeu: CodeJeu, changer: (faits: FaitsDeclaration) => void): FaitsDeclaration => {
  const faits = faitsExemple((f) => {
    if (parBatiment(jeu)) f.contenu.donneesTechniques.batiments = [unBatiment()]
    f.contexte.jeu = jeu
    changer(f)
  })
  return { ...faits, contexte: { ...faits.contexte, jeu } }
}
const codesRendus = (code: CodeRegle, jeu: CodeJeu, changer: (faits: FaitsDeclaration) => void) => {
  const regle = regleDe(code)
  const rapport = controlerBloc(regle.bloc, faitsDuJeu(jeu, changer))
  return {
    regle,
    rapport,
    erreur: [...rapport.erreurs, ...rapport.aConfirmer].find((e) => e.code === code),
  }
}

describe('catalogue of the rules', () => {
  it('gives every code of the catalogue a row of cases, and every row a code', () => {
    expect(Object.keys(CAS).toSorted()).toEqual(
      [...new Set(CATALOGUE.map((r) => r.code))].toSorted(),
    )
    expect(new Set(CATALOGUE.map((r) => r.code)).size).toBe(CATALOGUE.length)
  })

  it.each([
    'WS13',
    'WS37',
    'WS28',
    'WS38',
    'WS39',
    'WS41',
    'WS101',
    'WS102',
    'WS103',
    'WS112',
    'WS107',
    'WS22',
    'WS32',
    'CNB009',
  ])('holds %s, a code of the specification', (code) => {
    expect(CATALOGUE.map((r) => r.code)).toContain(code)
  })

  it('makes confirmable what the specification lets a person confirm, and the ground of a small syndicate', () => {
    expect(CATALOGUE.filter((r) => r.confirmable).map((r) => r.code)).toEqual([
      'MAN-DOUZE-MOIS',
      'WS101',
      'WS103',
      'CNB009',
      'FIN-PREMIER-EXERCICE',
      'FIN-PETIT-BUDGET',
      'FIN-DEBITEURS-LOTS',
      'FIN-IMPAYES-MINIMUM',
      'FIN-IMPAYES-MAXIMUM',
      'TEC-BATIMENTS-LOTS',
      'TEC-ASCENSEURS-BATIMENTS',
      'TEC-ANNEE-REGLEMENT',
    ])
  })

  it('has a sentence and fields for who reads it apart from any declaration', () => {
    const muettes = CATALOGUE.map(decrireRegle).filter(
      (r) => !/[.?]$/.test(r.phrase) || (r.champs.length === 0) === (r.ou === ''),
    )
    expect(muettes.map((r) => r.code)).toEqual([])
  })

  it('cites a source and a first day for each rule', () => {
    for (const regle of CATALOGUE) {
      expect(regle.source, regle.code).not.toBe('')
      expect(CODES_JEU.map((jeu) => jeuNomme(jeu).effet)).toContain(regle.effet)
      // What is not yet in force says how sure it is.
      expect(regle.surete !== undefined, regle.code).toBe(regle.effet > '2017')
    }
  })
})

const enVigueur = (code: CodeRegle, jeu: CodeJeu): boolean =>
  rulesInForce([regleDe(code)], jeuNomme(jeu).effet).length > 0
/** Each rule, under each set of the law. */
const SOUS_CHAQUE_JEU = CODES_JEU.flatMap((jeu) =>
  (Object.entries(CAS) as [CodeRegle, CasRegle][]).map(([code, cas]) => [code, jeu, cas] as const),
)

describe.each(SOUS_CHAQUE_JEU.filter(([code, jeu]) => enVigueur(code, jeu)))(
  '%s, under the set of %s',
  (code, jeu, cas) => {
    it('passes', () => expect(codesRendus(code, jeu, cas.passe).erreur).toBeUndefined())

    it('fails with its sentence beside its field', () => {
      const { regle, erreur, rapport } = codesRendus(code, jeu, cas.echoue)
      expect(erreur?.champ).toBe(`${regle.bloc}.${cas.champ}`)
      expect(erreur?.message).toMatch(/[.?]$/)
      expect(erreur?.message).not.toMatch(/null|undefined|NaN/)
      const liste = cas.confirmable ? rapport.aConfirmer : rapport.erreurs
      expect(liste.map((e) => e.code)).toContain(code)
      expect(erreur?.confirmable).toBe(cas.confirmable)
    })

    it('turns exactly at its boundary', () => {
      expect(codesRendus(code, jeu, cas.limite.dedans).erreur).toBeUndefined()
      expect(codesRendus(code, jeu, cas.limite.dehors).erreur?.code).toBe(code)
    })
  },
)

it.each(SOUS_CHAQUE_JEU.filter(([code, jeu]) => !enVigueur(code, jeu)))(
  '%s says nothing under the set of %s, to which it does not belong',
  (code, jeu, cas) => expect(codesRendus(code, jeu, cas.echoue).erreur).toBeUndefined(),
)

/** An annual update that declares again, otherwise, the exercise that is validated. */
const memeExercice = (f: FaitsDeclaration): void => {
  f.contexte.typeMaj = 'ANNUELLE'
  const declare = f.contenu.donneesFinancieres
  f.contexte.exercicePrecedent = {
    dateClotureComptes: declare.dateClotureComptes,
    dateAg: '2025-05-15',
  }
  f.contexte.exerciceValide = { ...declare, montantDettes: (declare.montantDettes ?? 0) + 1 }
}

describe('controlerDeclaration', () => {
  it('asks for no confirmation that a validated exercise would refuse all the same', () => {
    const { erreur } = codesRendus('FIN-EXERCICE-VALIDE', '2016', memeExercice)
    expect(erreur).toMatchObject({ champ: 'donneesFinancieres.dateClotureComptes' })
    expect(codesRendus('WS101', '2016', memeExercice).erreur).toBeUndefined()
  })

  it('accepts the example', () => {
    expect(controlerDeclaration(contenuExemple(), contexteExemple())).toEqual({
      erreurs: [],
      aConfirmer: [],
    })
  })

  it('asks again until the code is confirmed', () => {
    const contenu = contenuExemple()
    contenu.infoRattachement.dateFinMandat = '2027-12-31'
    expect(
      controlerDeclaration(contenu, contexteExemple()).aConfirmer.map((e) => [e.champ, e.code]),
    ).toEqual([['infoRattachement.dateFinMandat', 'MAN-DOUZE-MOIS']])
    expect(controlerDeclaration(contenu, contexteExemple(), ['MAN-DOUZE-MOIS'])).toEqual({
      erreurs: [],
      aConfirmer: [],
    })
  })

  it('never lets a blocking rule be confirmed away', () => {
    const contenu = contenuExemple()
    contenu.donneesFinancieres.dateAg = '2025-12-01'
    expect(
      controlerDeclaration(contenu, contexteExemple(), ['WS32']).erreurs.map((e) => e.code),
    ).toEqual(['WS32'])
  })

  it('asks no mandate of a notary, and the three confirmations ex officio only', () => {
    const contenu = contenuExemple()
    contenu.infoRattachement = {
      ...contenu.infoRattachement,
      dateDebutMandat: null,
      dateFinMandat: null,
      idDocument: null,
      typeJustifMandat: null,
    }
    const office = controlerDeclaration(contenu, contexteExemple({ typeImmat: 'OFFICE' }))
    expect(office.erreurs.map((e) => e.champ)).toEqual([
      'confirmationsOffice.nonImmatriculee',
      'confirmationsOffice.sansDemandeEnCours',
      'confirmationsOffice.sansRepresentantOuMiseEnDemeure',
    ])
    contenu.identification.dateReglementCopropriete = '2020-01-01'
    contenu.donneesFinancieres = {
      ...contenu.donneesFinancieres,
      dateDebutExercice: null,
      dateClotureComptes: null,
      dateAg: null,
    }
    expect(
      controlerDeclaration(contenu, contexteExemple({ typeImmat: 'INITIALE' })).erreurs,
    ).toEqual([])
  })

  it('lets a syndic update a co-ownership whose regulation is later than 2017', () => {
    const contenu = contenuExemple()
    contenu.identification.dateReglementCopropriete = '2020-01-01'
    expect(controlerDeclaration(contenu, contexteExemple({ typeMaj: 'STANDARD' })).erreurs).toEqual(
      [],
    )
    expect(controlerDeclaration(contenu, contexteExemple()).erreurs.map((e) => e.code)).toEqual([
      'ID-REGLEMENT-SYNDIC',
    ])
  })

  it('says both what is required and what is wrong, block after block', () => {
    const contenu = contenuExemple()
    contenu.identification.nbLots = null
    contenu.donneesTechniques.nbBatimentsTotal = 0
    contenu.donneesTechniques.classementEnergetiqueComplet.ETIQ_D = 0
    expect(
      controlerDeclaration(contenu, contexteExemple()).erreurs.map((e) => [e.champ, e.code]),
    ).toEqual([
      ['identification.nbLots', 'requis'],
      ['donneesTechniques.nbBatimentsTotal', 'TEC-BATIMENTS'],
    ])
  })
})

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
