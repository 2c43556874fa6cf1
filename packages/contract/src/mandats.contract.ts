import * as z from 'zod'
import { operation } from './operation.ts'
import { dateFr, numeroImmatriculation, response, responseBool } from './primitives/index.ts'

const immat = z.object({ immat: numeroImmatriculation })

export const mandats = {
  coproprieteExiste: operation({
    area: 'mandats',
    method: 'GET',
    path: '/api/coproprietes/existe/{immat}',
    access: ['RATTACHER_COPROPRIETE'],
    summary: 'Le numéro existe ; nom et adresse de la copropriété, publics, pour la reconnaître',
    params: immat,
    response: responseBool.extend({ nomCopropriete: z.string(), adressePrincipale: z.string() }),
  }),
  coproprieteEtatOk: operation({
    area: 'mandats',
    method: 'GET',
    path: '/api/coproprietes/etatOk/{immat}',
    access: ['RATTACHER_COPROPRIETE'],
    summary: 'L’état de la copropriété permet un rattachement',
    params: immat,
    response: responseBool,
    errors: ['introuvable'],
  }),
  coproprieteRattachementOk: operation({
    area: 'mandats',
    method: 'GET',
    path: '/api/coproprietes/rattachementOk/{immat}',
    access: ['RATTACHER_COPROPRIETE'],
    summary: 'La personne connectée peut demander le rattachement (faux : déjà rattachée)',
    params: immat,
    response: responseBool,
    errors: ['introuvable'],
  }),
  trouverDateDebutMandatPrecedent: operation({
    area: 'mandats',
    method: 'GET',
    path: '/api/mandats/findDateDebutMandatPrec/{x}/{flag}',
    access: ['LIST_RATTACHEMENT', 'RATTACHER_COPROPRIETE'],
    summary:
      'Début du mandat précédent (x : numéro d’immatriculation ; flag : mandats archivés compris) ; vide s’il n’y en a pas',
    params: z.object({ x: numeroImmatriculation, flag: z.enum(['true', 'false']) }),
    response: response(dateFr).extend({ dateFin: dateFr }),
    errors: ['introuvable'],
  }),
}
