import { foldText } from '#/domain/text.ts'

/**
 * Institutions that are known by fewer letters than the specification asks of a certificate's: the one
 * list of its exceptions, without accents and capitals.
 */
const KNOWN_SHORT = new Set([
  // Schools and universities.
  ...[
    'alura',
    'cefet',
    'dio',
    'enap',
    'espm',
    'etec',
    'fatec',
    'fei',
    'fgv',
    'fia',
    'fiap',
    'fipe',
  ],
  ...[
    'ibmec',
    'ifba',
    'ifce',
    'ifes',
    'ifg',
    'ifma',
    'ifmg',
    'ifpe',
    'ifpr',
    'ifrj',
    'ifrn',
    'ifrs',
  ],
  ...[
    'ifsc',
    'ifsp',
    'ime',
    'ita',
    'mit',
    'puc',
    'senac',
    'senai',
    'senar',
    'senat',
    'sesc',
    'sesi',
  ],
  ...[
    'sest',
    'udemy',
    'udesc',
    'uea',
    'ueg',
    'uel',
    'uem',
    'uepb',
    'uepg',
    'uerj',
    'uesc',
    'ufabc',
  ],
  ...['ufac', 'ufal', 'ufam', 'ufba', 'ufc', 'ufcg', 'ufes', 'uff', 'ufg', 'ufjf', 'ufla', 'ufma'],
  ...[
    'ufmg',
    'ufms',
    'ufmt',
    'ufop',
    'ufpa',
    'ufpb',
    'ufpe',
    'ufpel',
    'ufpi',
    'ufpr',
    'ufrgs',
    'ufrj',
  ],
  ...[
    'ufrn',
    'ufrpe',
    'ufrr',
    'ufrrj',
    'ufs',
    'ufsc',
    'ufsm',
    'ufu',
    'ufv',
    'unb',
    'uneb',
    'unesp',
  ],
  ...['unip', 'unir', 'upe', 'usp', 'utfpr'],
  // Makers of software, and bodies that certify.
  ...['adobe', 'aws', 'cfa', 'cfc', 'cisco', 'crc', 'crea', 'dell', 'exin', 'iapp', 'ibm', 'iiba'],
  ...['intel', 'isaca', 'isc2', 'lpi', 'oab', 'odoo', 'pmi', 'sap', 'sas', 'totvs', 'vtex'],
])

/** Also with what tells one place of it from another: 'PUC-SP', 'SESI RJ'. */
export const isKnownInstitution = (name: string) =>
  KNOWN_SHORT.has(foldText(name).split(/[\s/-]+/)[0] ?? '')
