/** A plain resume, as a person would paste it into a text file. */
export const curriculumVitae = `Robin Tremblay
Hamilton, Ontario
robin.tremblay@example.com | +1 905 555 0177

SUMMARY
Operations coordinator with six years in dispatch, inventory and supply planning.

EXPERIENCE
Operations Coordinator, Stonebridge Haulage, Hamilton, Ontario
March 2021 - Present
- Plan 120 delivery stops a day for a fleet of 30 trucks
- Moved daily orders from paper to SAP and trained 8 dispatchers
- Run the weekly inventory count and report stock levels in Excel

Logistics Coordinator, Lakeside Foods, Burlington, Ontario
June 2018 - February 2021
- Scheduled inbound and outbound shipments for two warehouses
- Prepared customs documentation for cross-border shipments

EDUCATION
Diploma, Supply Chain Management, Mohawk College, 2016 - 2018

SKILLS
Dispatch, route planning, inventory management, scheduling, purchasing, SAP, Excel, customer service

LANGUAGES
English (native), French (working knowledge)
`;
