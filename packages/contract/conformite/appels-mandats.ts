import { type Appel, de } from './appels.ts'
import { liste, ou, refuse, rendu, response, traite } from './attentes.ts'
import { PDF } from './pdf.ts'

// 7.4 Attachment and mandates.

const syndic = de('syndic', 'hotline')
const tous = de('syndic')
const INCONNU = 999_999_999
const MANDAT = {
  adminProvisoire: false,
  dateDebutMandat: '01/01/2027',
  dateFinMandat: '31/12/2027',
  typeJustifMandat: 'CONTRAT_SYNDIC',
}

export const MANDATS: readonly Appel[] = [
  tous('GET', '/api/mandats/encours', rendu),
  ...['existe', 'etatOk', 'rattachementOk'].map((verification) =>
    syndic('GET', `/api/coproprietes/${verification}/{immat}`, response('boolean'), {
      lieux: (m) => [m.ailleurs.numero],
    }),
  ),
  syndic('GET', '/api/coproprietes/mandatMemeSiren/{x}', response('any'), {
    lieux: (m) => [m.ailleurs.id],
  }),
  tous('GET', '/api/mandats/findDateDebutMandatPrec/{x}/{flag}', rendu, {
    lieux: (m) => [m.copropriete.id, 'true'],
  }),
  tous('GET', '/api/mandats/mandatPrecArchive/{x}', ou(rendu, refuse(404)), {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/coproprietes/is-successeur-declare/{x}', rendu, {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/coproprietes/getetat/{x}', rendu, { lieux: (m) => [m.copropriete.id] }),
  tous('GET', '/api/mandats/copro/{id}/{authority}', rendu, {
    lieux: (m) => [m.ailleurs.numero, 'RATTACHER_COPROPRIETE'],
  }),
  syndic('GET', '/api/mandats/copro/renouv/{id}', rendu, { lieux: (m) => [m.copropriete.id] }),
  tous('GET', '/api/mandats/findMandatEnCoursAvenir/{id}', liste(), {
    lieux: (m) => [m.copropriete.id],
  }),
  tous('GET', '/api/mandats/courant/{id}', rendu, { lieux: (m) => [m.copropriete.id] }),
  de('syndic', 'notaire')('GET', '/api/mandats/listeMandatSupprimable/{id}', liste(), {
    lieux: (m) => [m.copropriete.id],
  }),
  ...['updateDateDebutMandat', 'updateDateFinMandatArchive'].map((nom) =>
    syndic('PUT', `/api/mandats/${nom}/{idMandat}/{date}`, traite, {
      lieux: () => [INCONNU, '01-01-2026'],
    }),
  ),
  syndic('POST', '/api/coproprietes/rattachement', ou(traite, refuse(400)), {
    envoi: () => ({
      multipart: {
        numero: 'ZZ9999999',
        infoRattachement: JSON.stringify(MANDAT),
        file: { nom: 'contrat.pdf', octets: PDF },
      },
    }),
  }),
  syndic('POST', '/api/coproprietes/rattachement/pasJustif', ou(traite, refuse(400)), {
    envoi: () => ({
      json: { numero: 'ZZ9999999', infoRattachement: { ...MANDAT, typeJustifMandat: null } },
    }),
  }),
  syndic('POST', '/api/mandats/renouvellement', ou(traite, refuse(400)), {
    envoi: () => ({
      multipart: {
        idCopropriete: String(INCONNU),
        mandat: JSON.stringify(MANDAT),
        file: { nom: 'contrat.pdf', octets: PDF },
      },
    }),
  }),
  de('syndic', 'notaire')('DELETE', '/api/mandats/{id}', traite, { lieux: () => [INCONNU] }),
]
