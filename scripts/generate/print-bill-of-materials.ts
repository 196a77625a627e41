import { billOfMaterials } from './bill-of-materials.ts';

process.stdout.write(await billOfMaterials());
